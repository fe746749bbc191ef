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
export const WEST_EUROPEAN_ORDERS: readonly ForeignOrders[] = [
  {
    override: [
      'ignorier*', 'vergiss', 'vergessen sie', 'missacht*', 'beachte nicht', 'setze dich uber', 'uberschreib*',
      'verwirf', 'lass alle', 'befolge nicht', 'umgeh*', 'streiche',
    ],
    orders: [
      'anweisung*', 'instruktion*', 'regeln', 'vorgaben', 'richtlinien', 'systemprompt*', 'prompt*',
      'bewertungskriterien', 'kriterien', 'befehle', 'bewertungsraster', 'bewertungsschema',
    ],
    award: [
      'gib', 'geben sie', 'vergib', 'vergeben sie', 'bewerte', 'bewerten sie', 'setze', 'erteile', 'erteilen sie',
      'stufe', 'stufen sie', 'trage', 'verleihe', 'benote', 'benoten sie', 'verdient', 'bitte',
    ],
    top: [
      'hochst* punktzahl*', 'hochstpunktzahl*', 'voll* punktzahl*', 'maximal* punktzahl*', 'hochst* bewertung*',
      'best* bewertung*', 'bestnote*', 'hochst* note*', 'gut* bewertung*', 'entsprechend hoch', 'moglichst hoch',
      'sehr hoch', 'top bewertung*', 'hochstnote*', 'hochstwert*', 'maximal punkte', 'volle punkte',
      'beste bewertung', 'beste note', 'hochsten punktzahl', '100 punkte*', 'hochsten bewertung', 'maximalpunktzahl',
      'hochsten punkte*', '10 punkte*', 'perfekt', '10 von 10', 'zehn von zehn', '100 von 100', 'zehn punkte', 'beste* note*', 'note 1', 'bestmoglich*',
    ],
    address: [
      'an das sprachmodell', 'an die ki', 'liebe ki', 'hallo ki', 'an den gutachter', 'an die gutachter',
      'hinweis fur die ki', 'hinweis an die', 'du bist eine ki', 'an das modell', 'an die jury', 'sehr geehrte ki',
      'lieber gutachter', 'an den bewerter', 'falls du eine ki', 'wenn du eine ki', 'als ki',
    ],
  },
  {
    override: [
      'ignora', 'ignore', 'ignorar', 'ignoren', 'olvida', 'olvide', 'olvidate', 'descarta', 'omite', 'omita',
      'haz caso omiso', 'haga caso omiso', 'no sigas', 'no siga', 'desatiende', 'anula', 'pasa por alto',
    ],
    orders: [
      'instrucciones', 'instruccion', 'reglas', 'indicaciones', 'directrices', 'ordenes', 'criterios', 'rubrica',
      'normas', 'prompt', 'pautas',
    ],
    award: [
      'da', 'dale', 'dales', 'dame', 'danos', 'de', 'otorga*', 'asigna*', 'pon', 'ponle', 'ponga', 'ponnos',
      'califica*', 'evalua*', 'concede*', 'puntua*', 'merece*', 'valora*', 'por favor', 'otorgue',
    ],
    top: [
      'puntuacion* maxima*', 'maxima* puntuacion*', 'calificacion* maxima*', 'maxima* calificacion*', 'nota* maxima*',
      'mas alta puntuacion', 'mas alta calificacion', 'mejor evaluacion', 'evaluacion maxima', 'puntaje perfecto',
      'maxima nota', 'puntaje maximo', 'maximo puntaje', 'mejor nota', 'mejor puntuacion', 'mejor calificacion',
      '100 puntos', '10 puntos', 'puntuacion perfecta', 'calificacion mas alta', 'puntuacion mas alta',
      'nota mas alta', 'puntaje mas alto', 'sobresaliente', 'matricula de honor', '10 sobre 10', '10 de 10', 'diez sobre diez', 'diez de diez', '100 de 100', '100 sobre 100',
      'puntuacion de 100', 'maximo de puntos', 'la maxima', 'un 10', 'un 100',
    ],
    address: [
      'querida ia', 'estimada ia', 'a la ia', 'para la ia', 'al modelo', 'nota para el evaluador',
      'nota al evaluador', 'estimado evaluador', 'eres una ia', 'si eres una ia', 'modelo de lenguaje',
      'querido evaluador', 'al revisor', 'como ia', 'nota para la ia',
    ],
  },
  {
    override: [
      'ignorez', 'ignore', 'ignorer', 'oubliez', 'oublie', 'oublier', 'ne tenez pas compte', 'ne tiens pas compte',
      'faites abstraction', 'fais abstraction', 'negligez', 'passez outre', 'ne suivez pas', 'ne suis pas',
      'mettez de cote', 'abandonnez', 'annulez',
    ],
    orders: [
      'instructions', 'instruction', 'consignes', 'consigne', 'regles', 'directives', 'criteres', 'bareme', 'grille',
      'prompt', 'ordres',
    ],
    award: [
      'donne', 'donnez', 'attribue*', 'accorde*', 'mets', 'mettez', 'note', 'notez', 'evalue', 'evaluez', 'merite*',
      'decerne*', 'veuillez', 'assigne*',
    ],
    top: [
      'note* maximale*', 'score* maxima*', 'meilleure evaluation', 'excellente note', 'tres bonne note',
      'plus haut score', 'maximum des points', 'score maximum', 'maximum de points', 'meilleure note',
      'note la plus elevee', 'note la plus haute', 'meilleur score', 'score parfait', 'note parfaite',
      'tous les points', '100 points', '100 sur 100', '10 sur 10', 'dix sur dix', 'vingt sur vingt', '20 sur 20', 'score le plus eleve',
      'plus haute note', 'evaluation maximale', 'la note de 100', 'mention excellent*', 'nombre maximal de points',
    ],
    address: [
      'chere ia', 'cher evaluateur', 'a l ia', 'pour l ia', 'au modele', 'note a l evaluateur', 'tu es une ia',
      'vous etes une ia', 'si vous etes une ia', 'modele de langage', 'note au jury', 'cher modele',
      'a l attention de l ia', 'en tant qu ia', 'note a l attention',
    ],
  },
  {
    override: [
      'ignore', 'ignorem', 'ignora', 'esqueca', 'esquece', 'desconsidere', 'desconsidera', 'descarte', 'nao siga',
      'despreze', 'anule', 'deixe de lado',
    ],
    orders: [
      'instrucoes', 'instrucao', 'regras', 'diretrizes', 'orientacoes', 'criterios', 'rubrica', 'ordens', 'prompt',
      'comandos',
    ],
    award: [
      'de', 'da', 'atribua', 'atribui', 'conceda', 'coloque', 'avalie', 'classifique', 'ponha', 'dar', 'merece',
      'pontue', 'por favor', 'marque',
    ],
    top: [
      'pontuaca* maxima*', 'maxima pontuacao', 'pontuacoes maximas', 'avaliacao mais alta', 'melhor avaliacao',
      'excelente nota', 'nota maxima', 'nota mais alta', 'pontuacao mais alta', 'melhor nota', 'nota 10', 'nota dez',
      '100 pontos', '10 pontos', 'pontuacao total', 'pontuacao perfeita', 'melhor pontuacao', '10 em 10', 'dez em dez', '10 de 10',
      '100 em 100', 'avaliacao maxima', 'a maxima',
    ],
    address: [
      'cara ia', 'para a ia', 'a ia que', 'nota ao avaliador', 'caro avaliador', 'prezado avaliador',
      'se voce e uma ia', 'voce e uma ia', 'modelo de linguagem', 'ao modelo', 'nota para o avaliador', 'prezada ia',
      'como ia',
    ],
  },
  {
    override: [
      'ignora', 'ignorate', 'ignori', 'ignorare', 'dimentica', 'dimenticate', 'dimentichi', 'tralascia', 'trascura',
      'non seguire', 'non tenere conto', 'scarta', 'annulla', 'lascia perdere',
    ],
    orders: [
      'istruzioni', 'istruzione', 'regole', 'direttive', 'indicazioni', 'criteri', 'griglia', 'prompt', 'linee guida',
      'ordini',
    ],
    award: [
      'dai', 'date', 'dia', 'assegna', 'assegnate', 'assegni', 'attribuisci', 'attribuire', 'valuta', 'valutate',
      'metti', 'concedi', 'merita', 'da', 'dare', 'si prega',
    ],
    top: [
      'punteggi* massim*', 'massim* punteggi*', 'valutazione piu alta', 'miglior voto', 'ottima valutazione',
      'voto massimo', 'massimo dei voti', 'punteggio piu alto', 'voto piu alto', 'massimo voto', 'punteggio pieno',
      'punteggio perfetto', '100 punti', '10 punti', '100 su 100', '10 su 10', 'dieci su dieci', 'valutazione massima',
      'massima valutazione', 'miglior punteggio', 'pieni voti', 'trenta e lode', 'il massimo',
    ],
    address: [
      'cara ia', 'per l ia', 'all ia', 'nota per il valutatore', 'gentile valutatore', 'se sei un ia', 'sei un ia',
      'modello linguistico', 'al modello', 'nota al valutatore', 'caro valutatore', 'nota per l ia',
    ],
  },
  {
    override: [
      'negeer', 'negeert', 'vergeet', 'ignoreer', 'sla geen acht op', 'let niet op', 'schuif', 'laat', 'overschrijf',
      'volg niet',
    ],
    orders: [
      'instructies', 'instructie', 'aanwijzingen', 'regels', 'richtlijnen', 'opdrachten', 'criteria', 'prompt',
      'voorschriften',
    ],
    award: ['geef', 'geeft', 'ken', 'beoordeel', 'waardeer', 'zet', 'verdient', 'wijs', 'graag', 'gelieve'],
    top: [
      'hoogste score*', 'maximale score*', 'hoge score', 'beste beoordeling', 'hoogste waardering', 'hoogste cijfer',
      'maximum score', 'hoogste beoordeling', 'volle punten', 'maximale punten', 'maximale aantal punten',
      'beste score', 'tien met een griffel', 'een 10', 'tien op tien', '10 op 10', 'een tien', '10 van 10', '100 punten', '10 punten', 'hoogste punten*',
      'maximale beoordeling', 'perfecte score', 'hoogst mogelijke',
    ],
    address: [
      'beste ai', 'aan de ai', 'voor de ai', 'aan de beoordelaar', 'beste beoordelaar', 'als je een ai',
      'je bent een ai', 'taalmodel', 'aan het model', 'noot voor de beoordelaar', 'opmerking voor de beoordelaar',
    ],
  },
];
