/** What such orders are made of in other languages: a word of one group near one of another makes an order. */
export interface ForeignOrders {
  readonly override: readonly string[];
  readonly orders: readonly string[];
  readonly award: readonly string[];
  readonly top: readonly string[];
  /** Speaks to the reviewer, human or not. */
  readonly address: readonly string[];
}

/** In languages that are written with Latin letters, without accents. A trailing `*` stands for any ending. */
export const LATIN_ORDERS: readonly ForeignOrders[] = [
  {
    override: ['ignorier*', 'vergiss', 'vergessen sie', 'missacht*', 'beachte nicht', 'setze dich uber', 'uberschreib*', 'verwirf', 'lass alle', 'befolge nicht', 'umgeh*', 'streiche'],
    orders: ['anweisung*', 'instruktion*', 'regeln', 'vorgaben', 'richtlinien', 'systemprompt*', 'prompt*', 'bewertungskriterien', 'kriterien', 'befehle', 'bewertungsraster', 'bewertungsschema'],
    award: ['gib', 'geben sie', 'vergib', 'vergeben sie', 'bewerte', 'bewerten sie', 'setze', 'erteile', 'erteilen sie', 'stufe', 'stufen sie', 'trage', 'verleihe', 'benote', 'benoten sie', 'verdient', 'bitte'],
    top: ['hochst* punktzahl*', 'hochstpunktzahl*', 'voll* punktzahl*', 'maximal* punktzahl*', 'hochst* bewertung*', 'best* bewertung*', 'bestnote*', 'hochst* note*', 'gut* bewertung*', 'entsprechend hoch', 'moglichst hoch', 'sehr hoch', 'top bewertung*', 'hochstnote*', 'hochstwert*', 'maximal punkte', 'volle punkte', 'beste bewertung', 'beste note', 'hochsten punktzahl', '100 punkte*', 'hochsten bewertung', 'maximalpunktzahl', 'hochsten punkte*', '10 punkte*', 'perfekt', 'note 1', 'bestmoglich*'],
    address: ['an das sprachmodell', 'an die ki', 'liebe ki', 'hallo ki', 'an den gutachter', 'an die gutachter', 'hinweis fur die ki', 'hinweis an die', 'du bist eine ki', 'an das modell', 'an die jury', 'sehr geehrte ki', 'lieber gutachter', 'an den bewerter', 'falls du eine ki', 'wenn du eine ki', 'als ki'],
  },
  {
    override: ['ignora', 'ignore', 'ignorar', 'ignoren', 'olvida', 'olvide', 'olvidate', 'descarta', 'omite', 'omita', 'haz caso omiso', 'haga caso omiso', 'no sigas', 'no siga', 'desatiende', 'anula', 'pasa por alto'],
    orders: ['instrucciones', 'instruccion', 'reglas', 'indicaciones', 'directrices', 'ordenes', 'criterios', 'rubrica', 'normas', 'prompt', 'pautas'],
    award: ['da', 'dale', 'dales', 'dame', 'danos', 'de', 'otorga*', 'asigna*', 'pon', 'ponle', 'ponga', 'ponnos', 'califica*', 'evalua*', 'concede*', 'puntua*', 'merece*', 'valora*', 'por favor', 'otorgue'],
    top: ['puntuacion* maxima*', 'maxima* puntuacion*', 'calificacion* maxima*', 'maxima* calificacion*', 'nota* maxima*', 'mas alta puntuacion', 'mas alta calificacion', 'mejor evaluacion', 'evaluacion maxima', 'puntaje perfecto', 'maxima nota', 'puntaje maximo', 'maximo puntaje', 'mejor nota', 'mejor puntuacion', 'mejor calificacion', '100 puntos', '10 puntos', 'puntuacion perfecta', 'calificacion mas alta', 'puntuacion mas alta', 'nota mas alta', 'puntaje mas alto', 'sobresaliente', 'matricula de honor', '10 sobre 10', '100 sobre 100', 'puntuacion de 100', 'maximo de puntos', 'la maxima', 'un 10', 'un 100'],
    address: ['querida ia', 'estimada ia', 'a la ia', 'para la ia', 'al modelo', 'nota para el evaluador', 'nota al evaluador', 'estimado evaluador', 'eres una ia', 'si eres una ia', 'modelo de lenguaje', 'querido evaluador', 'al revisor', 'como ia', 'nota para la ia'],
  },
  {
    override: ['ignorez', 'ignore', 'ignorer', 'oubliez', 'oublie', 'oublier', 'ne tenez pas compte', 'ne tiens pas compte', 'faites abstraction', 'fais abstraction', 'negligez', 'passez outre', 'ne suivez pas', 'ne suis pas', 'mettez de cote', 'abandonnez', 'annulez'],
    orders: ['instructions', 'instruction', 'consignes', 'consigne', 'regles', 'directives', 'criteres', 'bareme', 'grille', 'prompt', 'ordres'],
    award: ['donne', 'donnez', 'attribue*', 'accorde*', 'mets', 'mettez', 'note', 'notez', 'evalue', 'evaluez', 'merite*', 'decerne*', 'veuillez', 'assigne*'],
    top: ['note* maximale*', 'score* maxima*', 'meilleure evaluation', 'excellente note', 'tres bonne note', 'plus haut score', 'maximum des points', 'score maximum', 'maximum de points', 'meilleure note', 'note la plus elevee', 'note la plus haute', 'meilleur score', 'score parfait', 'note parfaite', 'tous les points', '100 points', '100 sur 100', '10 sur 10', '20 sur 20', 'score le plus eleve', 'plus haute note', 'evaluation maximale', 'la note de 100', 'mention excellent*', 'nombre maximal de points'],
    address: ['chere ia', 'cher evaluateur', 'a l ia', 'pour l ia', 'au modele', 'note a l evaluateur', 'tu es une ia', 'vous etes une ia', 'si vous etes une ia', 'modele de langage', 'note au jury', 'cher modele', 'a l attention de l ia', 'en tant qu ia', 'note a l attention'],
  },
  {
    override: ['ignore', 'ignorem', 'ignora', 'esqueca', 'esquece', 'desconsidere', 'desconsidera', 'descarte', 'nao siga', 'despreze', 'anule', 'deixe de lado'],
    orders: ['instrucoes', 'instrucao', 'regras', 'diretrizes', 'orientacoes', 'criterios', 'rubrica', 'ordens', 'prompt', 'comandos'],
    award: ['de', 'da', 'atribua', 'atribui', 'conceda', 'coloque', 'avalie', 'classifique', 'ponha', 'dar', 'merece', 'pontue', 'por favor', 'marque'],
    top: ['pontuaca* maxima*', 'maxima pontuacao', 'pontuacoes maximas', 'avaliacao mais alta', 'melhor avaliacao', 'excelente nota', 'nota maxima', 'nota mais alta', 'pontuacao mais alta', 'melhor nota', 'nota 10', 'nota dez', '100 pontos', '10 pontos', 'pontuacao total', 'pontuacao perfeita', 'melhor pontuacao', '10 em 10', '100 em 100', 'avaliacao maxima', 'a maxima'],
    address: ['cara ia', 'para a ia', 'a ia que', 'nota ao avaliador', 'caro avaliador', 'prezado avaliador', 'se voce e uma ia', 'voce e uma ia', 'modelo de linguagem', 'ao modelo', 'nota para o avaliador', 'prezada ia', 'como ia'],
  },
  {
    override: ['ignora', 'ignorate', 'ignori', 'ignorare', 'dimentica', 'dimenticate', 'dimentichi', 'tralascia', 'trascura', 'non seguire', 'non tenere conto', 'scarta', 'annulla', 'lascia perdere'],
    orders: ['istruzioni', 'istruzione', 'regole', 'direttive', 'indicazioni', 'criteri', 'griglia', 'prompt', 'linee guida', 'ordini'],
    award: ['dai', 'date', 'dia', 'assegna', 'assegnate', 'assegni', 'attribuisci', 'attribuire', 'valuta', 'valutate', 'metti', 'concedi', 'merita', 'da', 'dare', 'si prega'],
    top: ['punteggi* massim*', 'massim* punteggi*', 'valutazione piu alta', 'miglior voto', 'ottima valutazione', 'voto massimo', 'massimo dei voti', 'punteggio piu alto', 'voto piu alto', 'massimo voto', 'punteggio pieno', 'punteggio perfetto', '100 punti', '10 punti', '100 su 100', '10 su 10', 'valutazione massima', 'massima valutazione', 'miglior punteggio', 'pieni voti', 'trenta e lode', 'il massimo'],
    address: ['cara ia', 'per l ia', 'all ia', 'nota per il valutatore', 'gentile valutatore', 'se sei un ia', 'sei un ia', 'modello linguistico', 'al modello', 'nota al valutatore', 'caro valutatore', 'nota per l ia'],
  },
  {
    override: ['negeer', 'negeert', 'vergeet', 'ignoreer', 'sla geen acht op', 'let niet op', 'schuif', 'laat', 'overschrijf', 'volg niet'],
    orders: ['instructies', 'instructie', 'aanwijzingen', 'regels', 'richtlijnen', 'opdrachten', 'criteria', 'prompt', 'voorschriften'],
    award: ['geef', 'geeft', 'ken', 'beoordeel', 'waardeer', 'zet', 'verdient', 'wijs', 'graag', 'gelieve'],
    top: ['hoogste score*', 'maximale score*', 'hoge score', 'beste beoordeling', 'hoogste waardering', 'hoogste cijfer', 'maximum score', 'hoogste beoordeling', 'volle punten', 'maximale punten', 'maximale aantal punten', 'beste score', 'tien met een griffel', 'een 10', '100 punten', '10 punten', 'hoogste punten*', 'maximale beoordeling', 'perfecte score', 'hoogst mogelijke'],
    address: ['beste ai', 'aan de ai', 'voor de ai', 'aan de beoordelaar', 'beste beoordelaar', 'als je een ai', 'je bent een ai', 'taalmodel', 'aan het model', 'noot voor de beoordelaar', 'opmerking voor de beoordelaar'],
  },
  {
    override: ['puuza', 'puuzia', 'puuzeni', 'sahau', 'usifuate', 'usifuatilie', 'achana na', 'acha', 'usizingatie', 'dharau'],
    orders: ['maagizo', 'maelekezo', 'sheria', 'amri', 'miongozo', 'mwongozo', 'vigezo', 'kanuni', 'agizo'],
    award: ['toa', 'mpe', 'wape', 'tupe', 'nipe', 'ipe', 'pa', 'weka', 'patia', 'tafadhali', 'kadiria', 'utoe', 'upe', 'inastahili', 'tunastahili', 'lipe', 'tupatie', 'andika'],
    top: ['alama za juu*', 'alama ya juu*', 'alama kamili', 'alama zote', 'alama 100', 'pointi zote', 'alama bora', 'alama mia', 'pointi 100', 'juu kabisa', 'daraja la juu*', 'alama 10', 'alama kubwa*'],
    address: ['ewe ai', 'kwa ai', 'mpendwa mkaguzi', 'kwa mkaguzi', 'kwa mtathmini', 'mpendwa mtathmini', 'wewe ni ai', 'ikiwa wewe ni ai'],
  },
  {
    override: ['ignore karo', 'ignore kar', 'ignore kijiye', 'bhool jao', 'bhul jao', 'bhool jaiye', 'bhul jaiye', 'bhul ja', 'nazarandaaz', 'nazarandaz', 'nazar andaz', 'andekha', 'anadekha', 'andekhi', 'chhod do', 'chod do', 'mat mano', 'hata do', 'dhyan mat do'],
    orders: ['nirdesh*', 'nirdes*', 'aadesh*', 'adesh*', 'niyam*', 'hidayat*', 'instruction*', 'rules', 'prompt'],
    award: ['do', 'dijiye', 'dijie', 'de do', 'dena', 'dedo', 'dein', 'kripya', 'de dijiye', 'diya jaye', 'de dena'],
    top: ['poore ank', 'pure ank', 'poore number', 'pure number', 'pure marks', 'poore marks', 'ko full marks', 'sabse zyada ank', 'sabse zyada number', 'sabse adhik ank', 'adhiktam ank', 'sarvoch ank', 'sarvochch ank', '100 ank', '10 ank', '100 number', 'sabse ucch*', 'sabse achha score', 'sabse zyada score', 'ko highest score', 'ko maximum score', '100 mein se 100', 'sabse accha score', 'poora score', 'sau ank', 'sau mein se sau'],
    address: ['priya ai', 'ai ko', 'aap ek ai', 'agar aap ai', 'tum ek ai', 'samikshak ji', 'priya samikshak', 'he ai'],
  },
  {
    override: ['abaikan', 'lupakan', 'acuhkan', 'jangan ikuti', 'kesampingkan', 'hiraukan', 'batalkan', 'tinggalkan'],
    orders: ['instruksi', 'perintah', 'aturan', 'petunjuk', 'arahan', 'pedoman', 'kriteria', 'prompt', 'rubrik', 'peraturan'],
    award: ['beri', 'berikan', 'berilah', 'kasih', 'nilai', 'tetapkan', 'tolong', 'mohon', 'harap', 'isi', 'layak', 'setel', 'atur', 'tulis'],
    top: ['nilai tertinggi', 'skor tertinggi', 'nilai maksimal', 'skor maksimal', 'nilai maksimum', 'skor maksimum', 'nilai penuh', 'nilai sempurna', 'skor sempurna', 'nilai 100', 'skor 100', 'poin penuh', 'skor penuh', 'nilai terbaik', 'skor 10', 'markah penuh', 'peringkat tertinggi', 'penilaian tertinggi'],
    address: ['kepada ai', 'untuk ai', 'wahai ai', 'penilai yang terhormat', 'kepada penilai', 'untuk penilai', 'anda adalah ai', 'jika anda ai', 'jika anda adalah ai', 'model bahasa', 'sebagai ai', 'yth penilai'],
  },
  {
    override: ['zignoruj*', 'ignoruj*', 'zapomnij', 'pomin', 'pominac', 'nie stosuj', 'odrzuc', 'ignorovat', 'ignoruj', 'zapomen'],
    orders: ['instrukcje', 'instrukcji', 'polecenia', 'polecen', 'zasady', 'wytyczne', 'kryteria', 'pokyny', 'instrukce', 'pravidla', 'prompt'],
    award: ['daj', 'przyznaj', 'ocen', 'wystaw', 'ustaw', 'prosze', 'dej', 'udel', 'zasluguje', 'przyznac'],
    top: ['maksymalna ocen*', 'maksymaln* punkt*', 'najwyzsz* ocen*', 'najwyzsza ocene', 'maksymalna liczbe punktow', 'najwyzszy wynik', 'maksymalny wynik', 'pelna liczbe punktow', '100 punktow', '100 pkt', 'nejvyssi hodnoceni', 'plny pocet bodu', 'maximalni pocet bodu', 'nejvyssi skore'],
    address: ['droga ai', 'do modelu', 'jestes ai', 'jesli jestes ai', 'jesli jestes', 'do recenzenta', 'drogi recenzencie', 'model jezykowy', 'mila ai'],
  },
  {
    override: ['yoksay', 'gormezden gel', 'unut', 'dikkate alma', 'gecersiz say', 'ignorera', 'glom', 'bortse fran', 'se bort fra', 'glem', 'ignorer', 'bo qua', 'quen', 'huwag pansinin', 'kalimutan'],
    orders: ['talimat*', 'yonerge*', 'kurallar*', 'komut*', 'instruktioner*', 'regler*', 'anvisningar*', 'instrukser*', 'instrukser', 'huong dan', 'chi dan', 'quy tac', 'panuto', 'tagubilin', 'utos', 'mga panuto'],
    award: ['ver', 'verin', 'veriniz', 'ata', 'ge', 'gi', 'giv', 'satt', 'betygsatt', 'cho', 'hay', 'danh gia', 'bigyan', 'lutfen', 'vanligen', 'ibigay'],
    top: ['en yuksek puan*', 'tam puan*', 'maksimum puan*', '100 puan*', 'hogsta betyg*', 'hogsta poang*', 'full poang', 'maximal poang*', 'hoyeste karakter*', 'hojeste karakter*', 'full score', 'toppkarakter*', 'topkarakter*', 'diem toi da', 'diem cao nhat', '100 diem', 'pinakamataas na marka', 'pinakamataas na iskor', 'perpektong marka', 'buong marka'],
    address: ['sevgili yapay zeka', 'yapay zeka', 'degerlendiriciye', 'kara ai', 'till ai', 'till granskaren', 'kjaere ai', 'til ai', 'kaere ai', 'gui ai', 'mahal na ai', 'para sa ai'],
  },
];

/** In other scripts, most of which put no spaces between words. All of bounded length. */
export const OTHER_SCRIPT_ORDERS: readonly RegExp[] = [
  /(?:忽略|无视|無視|忘记|忘記|忘掉|不要理会|不要理會|不理会|跳过|抛开|撇开|不用管|别管|取代|覆盖)[^。！？\n]{0,20}(?:指令|指示|说明|說明|提示|规则|規則|要求|标准|標準|命令|准则)/u,
  /(?:给|給|打|评|評|授予|判|请|請|应|應|必须|必須|输出)[^。！？\n]{0,16}(?:满分|滿分|最高分|最高的?分|最高评[分级价]|最高評[分級價]|一百分|100 ?分|10 ?分|十分(?!之)|最高等级|最高等級)/u,
  /(?:指示|命令|ルール|規則|プロンプト|指令|基準)[^。！？\n]{0,12}(?:無視|忘れ|従わない|無効|破棄)/u,
  /(?:満点|最高点|最高評価|最高得点|最高スコア|100 ?点|10 ?点)[^。！？\n]{0,12}(?:与え|付け|つけ|してください|下さい|ください|お願い|とする|にする|評価)/u,
  /(?:지시|지침|명령|규칙|프롬프트)[^.!?\n]{0,12}(?:무시|잊)|(?:무시|잊)[^.!?\n]{0,12}(?:지시|지침|명령|규칙)/u,
  /(?:만점|최고 ?점수|최고 ?등급|100 ?점)[^.!?\n]{0,14}(?:주|부여|매기|해 ?주|평가)/u,
  /(?:игнориру|проигнориру|забуд|не обращай|не следуй|отмени|пренебре|не учитывай|отбрось|игноруй|проігноруй)[^.!?\n]{0,40}(?:инструкц|указани|правил|команд|промпт|критери|інструкц|вказівк)/iu,
  /(?:постав|дай|присво|оцени|выстав|назнач|выведи|поставьте|заслужива|дайте|присуди|постав)[^.!?\n]{0,40}(?:максимальн|высш|наивысш|100 ?балл|сто балл|10 из 10|100 из 100|отличн|найвищ|самый высок|самую высок)/iu,
  /(?:تجاهل|تجاهلوا|انس |انسَ|أهمل|لا تتبع|تخط|اهمل|تجاوز)[^.!؟?\n]{0,40}(?:تعليمات|التعليمات|تعليماتك|الأوامر|القواعد|أوامر|الإرشادات|المعايير|التوجيهات)/u,
  /(?:أعط|اعط|امنح|ضع|قيّم|قيم|اجعل|يستحق|تستحق|منح|أعطوا|نرجو|يرجى)[^.!؟?\n]{0,40}(?:الدرجة الكاملة|أعلى درجة|اعلى درجة|الدرجة القصوى|العلامة الكاملة|أعلى تقييم|درجة كاملة|علامة كاملة|100|١٠٠|أعلى الدرجات|العلامة القصوى)/u,
  /(?:निर्देश|आदेश|नियम|हिदायत|प्रॉम्प्ट|अनुदेश)[^।.!?\n]{0,30}(?:अनदेखा|अनदेखी|नज़रअंदाज़|नजरअंदाज|नज़रअंदाज|भूल|मत मान|छोड़|उपेक्षा|ध्यान न)/u,
  /(?:पूरे अंक|पूर्ण अंक|अधिकतम अंक|सर्वोच्च अंक|सबसे ज़्यादा अंक|सबसे अधिक अंक|सबसे ज्यादा अंक|100 ?अंक|१०० ?अंक|उच्चतम अंक|पूरे नंबर|अधिकतम स्कोर|सर्वोच्च स्कोर|10 ?में से ?10|100 ?में से ?100|उच्चतम स्कोर)/u,
  /(?:התעלם|התעלמו|שכח)[^.!?\n]{0,30}(?:הוראות|ההוראות|הנחיות|כללים)/u,
  /(?:αγνόησε|αγνοήστε|ξέχασε|ξεχάστε)[^.!?\n]{0,40}(?:οδηγίες|εντολές|κανόνες)/iu,
  /(?:ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ)[^\n]{0,30}(?:คำสั่ง|คำแนะนำ|กฎ)/u,
  /(?:উপেক্ষা|ভুলে যা)[^।\n]{0,30}(?:নির্দেশ)|(?:নির্দেশ)[^।\n]{0,30}(?:উপেক্ষা|ভুলে)/u,
  /(?:نادیده بگیر|فراموش کن)[^.!؟\n]{0,40}|(?:دستور|هدایات|ہدایات)[^.!؟\n]{0,40}(?:نادیده|نظر ?انداز|فراموش)/u,
];
