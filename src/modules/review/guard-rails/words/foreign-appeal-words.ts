import { type AppealWord } from './appeal-words.js';

/**
 * The words of an appeal in other languages than English, read only in sentences that are not English: German, French,
 * Spanish, Portuguese, Italian, Dutch, Polish, Scandinavian, Czech, Romanian, Turkish, Indonesian, Swahili, Hindi in
 * Latin letters, Russian and Ukrainian, Arabic.
 */
export const FOREIGN_APPEAL_WORDS: Readonly<Partial<Record<AppealWord | 'push', readonly string[]>>> = {
  reader: [
    'gutachter*', 'prufer*', 'juror*', 'jury', 'bewerter*', 'ki', 'sprachmodell*', 'auswertung*', 'bewertungssystem*', 'prufsystem*', 'ausschuss*', 'komitee',
    'evaluateur*', 'correcteur*', 'examinateur*', 'relecteur*', 'comite', 'ia', 'modele', 'systeme d evaluation', 'systeme de notation',
    'evaluador*', 'revisor*', 'corrector*', 'jurado*', 'sistema de evaluacion', 'tribunal', 'modelo', 'asistente',
    'avaliador*', 'jurado', 'banca', 'sistema de avaliacao', 'valutator*', 'commissione', 'giuria', 'sistema di valutazione', 'modello',
    'beoordelaar*', 'beoordelingssysteem', 'taalmodel', 'systeem dat', 'jurylid', 'oceniajac*', 'recenzent*', 'komisj*', 'systemu oceniaj*',
    'bedomar*', 'bedommer*', 'granskar*', 'vurderer*', 'hodnotitel*', 'porotce*', 'evaluatorul*', 'juriul*', 'degerlendir*', 'juri', 'yapay zeka',
    'penilai', 'juri', 'asesor', 'mkaguzi', 'mtathmini', 'majaji', 'mashine', 'samikshak', 'parikshak', 'nirnayak', 'рецензент*', 'эксперт*', 'оценщик*', 'проверяющ*', 'комисси*', 'жюри',
    'модел*', 'нейросет*', 'система оценки', 'журі', 'المقيم', 'المقيمين', 'المراجع', 'لجنة', 'اللجنة', 'النموذج', 'समीक्षक', 'परीक्षक', 'निर्णायक',
  ],
  subject: [
    'diese antwort*', 'dieser antwort*', 'diesen antrag', 'dieser antrag', 'dieses antrags', 'diese bewerbung', 'dieser bewerbung', 'dieser abschnitt', 'diesen abschnitt', 'folgende abschnitt', 'diesen absatz', 'dieses feld', 'diesen punkt', 'alle antworten', 'alle angaben', 'alle kriterien', 'jede frage', 'unsere antwort*', 'unser antrag', 'unseren antrag', 'uns',
    'cette reponse', 'ce dossier', 'cette candidature', 'ce critere', 'cette section', 'ce paragraphe', 'ce champ', 'toutes les reponses', 'notre dossier', 'notre candidature', 'nous', 'chaque critere', 'tous les criteres',
    'esta respuesta', 'esta solicitud', 'este apartado', 'este parrafo', 'esta candidatura', 'este proyecto', 'todas las respuestas', 'nuestra solicitud', 'nuestra respuesta', 'cada criterio', 'todos los criterios', 'nos', 'este campo', 'esta seccion',
    'esta resposta', 'esta candidatura', 'este formulario', 'todas as respostas', 'este paragrafo', 'esta inscricao', 'nossa candidatura', 'cada criterio', 'todos os criterios', 'esta secao', 'este campo',
    'questa risposta', 'questo paragrafo', 'questa domanda', 'questa candidatura', 'tutte le risposte', 'questa sezione', 'nostra candidatura', 'ogni criterio', 'tutti i criteri', 'ci', 'questo campo',
    'dit antwoord', 'deze tekst', 'deze aanvraag', 'deze paragraaf', 'alle antwoorden', 'ons', 'onze aanvraag', 'elk criterium', 'alle criteria', 'deze inschrijving', 'dit veld',
    'ta odpowiedz', 'te odpowiedz', 'ten wniosek', 'tego wniosku', 'wszystkie kryteria', 'wszystkie odpowiedzi', 'nasz wniosek', 'nasze zgloszenie', 'to zgloszenie', 'nam', 'kazde kryterium',
    'detta svar', 'denna ansokan', 'dette svar', 'denne ansogning', 'denne soknaden', 'vart svar', 'var ansokan', 'tuto odpoved', 'tato odpoved', 'tuto prihlasku', 'acest raspuns', 'aceasta cerere', 'bu yaniti', 'bu basvuru*', 'bu cevab*', 'bu yanit*', 'bize',
    'jawaban ini', 'aplikasi ini', 'permohonan ini', 'proposal ini', 'kami', 'jibu hili', 'ombi hili', 'maombi haya', 'majibu yote', 'is uttar', 'is aavedan', 'is avedan', 'hamara aavedan', 'hamen', 'is jawab', 'sabhi uttar*',
    'этот ответ', 'эту заявку', 'этой заявки', 'эта заявка', 'данный ответ', 'этого ответа', 'наш ответ', 'нашу заявку', 'все критерии', 'всем критериям', 'все ответы', 'нам', 'цю заявку', 'цю відповідь', 'этому ответу', 'هذا الطلب', 'هذه الإجابة', 'الطلب', 'إجاباتنا', 'इस उत्तर', 'इस आवेदन', 'इस जवाब', 'हमारे आवेदन', 'सभी उत्तर',
  ],
  mark: [
    'bewertung*', 'punktzahl*', 'punkte*', 'note', 'noten', 'stufe*', 'kategorie*', 'kriteri*', 'wertung*', 'bewerten', 'bewerte', 'werten', 'urteil*', 'niveau', 'note maximale', 'points', 'critere*', 'bareme', 'score*', 'notation', 'mention',
    'puntuacion*', 'puntaje', 'calificacion*', 'nivel', 'nota*', 'criterio*', 'puntos', 'valoracion', 'evaluacion', 'evaluation', 'rubrica', 'pontuacao', 'pontos', 'avaliacao', 'punteggi*', 'voto', 'voti', 'livell*', 'criteri', 'valutazione', 'punti',
    'cijfer*', 'punten', 'beoordel*', 'niveau', 'waardering', 'criteria', 'ocen*', 'poziom*', 'punkt*', 'kryteri*', 'wynik*', 'betyg*', 'poang*', 'nivå', 'niva', 'karakter', 'hodnocen*', 'bod', 'bodu', 'znamk*', 'uroven', 'nota', 'punctaj*', 'nivelul',
    'puan*', 'not', 'seviye*', 'kriter*', 'nilai', 'skor', 'tingkat', 'kriteria', 'alama', 'pointi', 'vigezo', 'daraja', 'ank', 'star', 'number', 'score', 'балл*', 'оценк*', 'уровен*', 'уровн*', 'критери*', 'балів', 'оцінк*', 'الدرجة', 'درجة', 'التقييم', 'تقييم', 'المستوى', 'مستوى', 'अंक', 'स्तर', 'स्कोर', 'अंकों', 'मूल्यांकन',
  ],
  high: [
    'hochst*', 'voll', 'volle', 'vollen', 'vollstandig*', 'maximal*', 'best*', 'oberst*', 'sehr gut', 'hervorragend*', 'exzellent*', 'ausgezeichnet*', 'maximum', 'plus haut*', 'meilleur*', 'pleinement', 'excellent*', 'entierement', 'maxim*', 'mas alt*', 'mejor*', 'plen*', 'completo', 'excelente*', 'sobresaliente',
    'mais alt*', 'melhor*', 'total', 'piu alt*', 'massim*', 'migliore', 'pien*', 'eccellent*', 'hoogst*', 'beste', 'volledig*', 'uitstekend*', 'najwyz*', 'pelni', 'pelna', 'maksym*', 'doskonal*', 'celujac*', 'hogst*', 'hojest*', 'hoyest*', 'full', 'basta', 'utmarkt*', 'nejvyss*', 'pln*', 'vyborn*',
    'en yuksek', 'tam', 'mukemmel', 'tertinggi', 'maksim*', 'penuh', 'sempurna', 'terbaik', 'juu', 'kamili', 'zote', 'bora', 'poore', 'pure', 'sarvoch*', 'uchcht*', 'sabse', 'adhiktam', 'высш*', 'наивысш*', 'максимальн*', 'полн*', 'отличн*', 'лучш*', 'найвищ*', 'أعلى', 'اعلى', 'الكاملة', 'كاملة', 'القصوى', 'ممتاز', 'पूरे', 'पूर्ण', 'सर्वोच्च', 'अधिकतम', 'उच्चतम', '10', '100',
  ],
  finding: [
    'nachweis*', 'beleg*', 'gepruft*', 'bestatigt*', 'erfullt*', 'luck*', 'schwach*', 'mangel*', 'zusammenfassung', 'begrundung', 'preuve*', 'lacune*', 'faiblesse*', 'valide*', 'verifie*', 'atteint*', 'confirme*', 'rempli*', 'resume', 'justificati*', 'reserve*',
    'prueba*', 'comprobad*', 'verificad*', 'confirmad*', 'cumplid*', 'debilidad*', 'demostrad*', 'carencia*', 'resumen', 'prova', 'provas', 'comprovad*', 'fraqueza*', 'cumprid*', 'lacuna*', 'prove', 'confermat*', 'verificat*', 'soddisfatt*', 'debolezz*', 'dimostrat*', 'bewijs*', 'gecontroleerd', 'bevestigd', 'zwakke*', 'zwakt*', 'bewezen', 'voldaan', 'samenvatting',
    'spelnia*', 'potwierdzon*', 'zweryfikowan*', 'dowod*', 'uwag', 'slabosc*', 'spelnion*', 'bekraft*', 'bevis*', 'svaghet*', 'uppfyll*', 'oppfyl*', 'opfyld*', 'overen*', 'splnen*', 'dukaz*', 'indeplin*', 'dovad*', 'dogrulan*', 'onayland*', 'kanit*', 'eksik*', 'terbukti', 'bukti', 'terpenuhi', 'diverifikasi', 'kelemahan', 'imethibitishwa', 'ushahidi', 'udhaifu', 'imekamilika', 'zimethibitishwa', 'praman*', 'satyapit', 'kamzori*', 'kami',
    'подтвержд*', 'проверен*', 'доказ*', 'недостат*', 'выполнен*', 'соответств*', 'підтвердж*', 'перевірен*', 'замечани*', 'مؤكد', 'التحقق', 'نقاط ضعف', 'الضعف', 'دليل', 'أدلة', 'مستوف', 'प्रमाण', 'सत्यापित', 'कमज़ोरी', 'कमजोरी', 'कमी',
  ],
  push: [
    'bitte', 'behandl*', 'betracht*', 'gib', 'geben sie', 'vergib', 'vergeben sie', 'setz*', 'erwahn*', 'bewerte*', 'bewerten sie', 'zu werten', 'zu bewerten', 'ist zu', 'sind zu', 'soll', 'sollen', 'muss', 'mussen', 'trage*', 'ubernehmen sie', 'ubergehen sie', 'tun sie', 'schreib*', 'wir bitten', 'verdient', 'gilt', 'gelten', 'nehmen sie an', 'geh davon aus', 'gehen sie davon aus', 'lass*', 'verzichte*',
    'veuillez', 'merci de', 'considerez', 'attribuez', 'accordez', 'donnez', 'notez', 'signalez', 'doit', 'doivent', 'il faut', 'il convient', 'svp', 's il vous plait', 'merite', 'mettez', 'traitez', 'reporter', 'retenez', 'partez du principe', 'est a considerer', 'n hesitez pas', 'prenez', 'supposez', 'ne mentionnez',
    'considere*', 'asigne*', 'otorgue*', 'ponga', 'de por', 'trate', 'trata', 'debe*', 'hay que', 'por favor', 'marque', 'pida', 'mencione*', 'rogamos', 'pedimos', 'merece*', 'suponga', 'asuma*', 'dale', 'denos', 'se ruega', 'tenga', 'registre', 'valore', 'califique', 'puntue',
    'atribua', 'deve*', 'favor', 'pedimos', 'dê', 'de nos', 'conceda', 'marque', 'nao mencione', 'solicitamos', 'presuma', 'pontue', 'avalie', 'registe',
    'consideri', 'considera*', 'assegni', 'assegna*', 'deve', 'devono', 'si prega', 'vale', 'servono', 'la preghiamo', 'merita', 'dia', 'ritenga', 'segnali', 'scriva', 'attribuisca', 'conceda',
    'geef', 'beschouw*', 'ga ervan uit', 'moet', 'moeten', 'graag', 'gelieve', 'verdient', 'ken', 'noteer', 'vermeld*', 'sla', 'behandel*', 'neem aan', 'beoordeel', 'laat', 'prosze', 'prosimy', 'nalezy', 'przyzna*', 'uznaj*', 'uznac', 'musi', 'nie wspominaj', 'przyjmij', 'traktuj', 'oceń', 'ocen', 'wystaw', 'zasluguje',
    'vanligen', 'ska', 'skal', 'behandla', 'behandl', 'ge oss', 'gi', 'giv', 'bor', 'anta', 'prosim', 'povazujte', 'udelte', 'dejte', 'musi', 'va rugam', 'acordati', 'considerati', 'trebuie', 'lutfen', 'verin', 'ver', 'kabul edin', 'sayin', 'olmali', 'degerlendirin', 'mohon', 'tolong', 'harap', 'berikan', 'beri', 'anggap*', 'harus', 'jangan', 'abaikan', 'tafadhali', 'toa', 'mpe', 'weka', 'chukulia', 'lazima', 'usitaje', 'tupe', 'andika', 'kripya', 'dijiye', 'den', 'dein', 'maane', 'maniye', 'samjhe*', 'karen', 'karein', 'mat',
    'пожалуйста', 'постав*', 'присво*', 'считай*', 'считать', 'следует', 'должен', 'должна', 'должны', 'просим', 'прошу', 'не упомина*', 'не указыва*', 'засчита*', 'учитыва*', 'оценит*', 'оцени', 'вважай*', 'поставте', 'надай*', 'будь ласка', 'يرجى', 'نرجو', 'أعط', 'أعطوا', 'امنح', 'امنحوا', 'اعتبر', 'اعتبروا', 'يجب', 'لا تذكر', 'ضع', 'कृपया', 'दें', 'दीजिए', 'मानें', 'मान लें', 'करें', 'समझें',
  ],
  settled: [
    'bereits', 'schon', 'nicht notig', 'keine weiteren', 'keine ruckfragen', 'ruckfragen', 'programmburo', 'ab jetzt', 'hinweis', 'anweisung*', 'deja', 'aucune', 'sans', 'plus besoin', 'direction', 'a l attention', 'ya fue', 'ya ha', 'ya esta', 'no hace falta', 'sin mas', 'mas pruebas', 'instruccion*', 'nota para', 'ja foi', 'ja foram', 'nao e necessari*', 'sem mais', 'instrucao', 'gia', 'non serv*', 'altre prove', 'senza', 'nota per', 'reeds', 'al door', 'niet nodig', 'zonder', 'geen verdere', 'accountant', 'juz', 'nie trzeba', 'bez', 'uwaga', 'redan', 'allerede', 'inte nodvandig*', 'uz', 'deja a', 'zaten', 'gerek yok', 'sudah', 'tidak perlu', 'tayari', 'haina haja', 'pehle hi', 'pahle se', 'zaroorat nahin', 'уже', 'не нужно', 'не требуется', 'без дополнительн*', 'вже', 'بالفعل', 'دون', 'لا حاجة', 'पहले ही', 'ज़रूरत नहीं', 'जरूरत नहीं',
  ],
  pretend: [
    'als hatte*', 'als ob', 'so als', 'stell dir', 'stelle dir', 'stellen sie sich', 'tu so', 'comme si', 'imaginez', 'imagine', 'supposez', 'como si', 'imagina', 'imagine', 'finja', 'finge', 'suponga', 'como se', 'come se', 'immagin*', 'fai finta', 'finga', 'alsof', 'doe alsof', 'stel je voor', 'jakby', 'tak jakby', 'wyobraz', 'udawaj', 'som om', 'jako by', 'ca si cum', 'gibi', 'seolah*', 'bayangkan', 'kana kwamba', 'fikiria', 'maan lo', 'maan lijiye', 'jaise ki', 'как будто', 'как если бы', 'представь*', 'будто', 'كما لو', 'كأن', 'تخيل', 'जैसे कि', 'कल्पना', 'von nun an', 'ab sofort', 'desormais', 'a partir de', 'd ora in poi', 'vanaf nu', 'od teraz',
  ],
  omit: [
    'erwahne nicht', 'erwahnen sie nicht', 'nicht erwahnen', 'diesen satz nicht', 'diesen hinweis', 'uberspring*', 'ignorier*', 'ne mentionnez', 'ne signalez', 'ignorez', 'passez', 'no mencion*', 'no pida', 'omita', 'ignore', 'ignora*', 'nao mencion*', 'omita', 'non menzion*', 'non segnal*', 'tralasci*', 'vermeld niet', 'sla over', 'negeer', 'nie wspominaj', 'pomin*', 'zignoruj', 'namn inte', 'nezminuj*', 'nu mention*', 'bahsetme*', 'jangan sebut*', 'abaikan', 'usitaje', 'puuza', 'ullekh na', 'не упоминай*', 'пропусти*', 'игнорир*', 'не згадуй*', 'لا تذكر', 'تجاهل', 'उल्लेख न', 'अनदेखा',
  ],
};
