/** What orders to a reviewer are made of. A trailing `*` stands for any ending. */
export const INJECTION_PHRASES = {
  /** Verbs that set instructions aside. */
  override: [
    'ignore', 'ignoring', 'disregard*', 'forget', 'override', 'overrule', 'bypass', 'do not follow', 'don t follow',
    'stop following', 'discard', 'skip your', 'ignora', 'ignorar', 'ignorez', 'ignoriere', 'ignorieren', 'ignoreer',
    'negeer', 'olvida', 'olvide', 'oubliez', 'oublie', 'vergiss', 'vergessen sie', 'desconsidere', 'esqueca',
    'dimentica', 'tralascia', 'vergeet',
  ],
  /** What such verbs are aimed at. */
  instructions: [
    'previous instruction*', 'prior instruction*', 'above instruction*', 'all instruction*', 'your instruction*',
    'the instruction*', 'earlier instruction*', 'these instruction*', 'any instruction*', 'instructions',
    'system prompt', 'system message', 'previous prompt*', 'your prompt', 'the prompt', 'prompts', 'the rubric',
    'your rubric', 'rubric', 'scoring guide*', 'scoring criteria', 'scoring rules', 'guidelines', 'everything above',
    'all of the above', 'the above', 'your rules', 'all rules', 'previous rules', 'your training', 'safety rules',
    'instrucciones', 'instrucciones anteriores', 'las reglas', 'instructions precedentes', 'les instructions',
    'les consignes', 'consignes', 'anweisungen', 'vorherigen anweisungen', 'alle regeln', 'instrucoes', 'as regras',
    'istruzioni', 'le regole', 'instructies', 'de regels',
  ],
  /** An outcome asked for. */
  outcome: [
    'maximum score*', 'max score*', 'highest score*', 'highest possible score*', 'top score*', 'perfect score*',
    'full score*', 'full marks', 'top marks', 'best score*', 'high score*', 'maximum points', 'full points',
    'maximum rating', 'highest rating', 'top rating', 'score of 100', 'score 100', 'score to 100', 'scores to 100',
    '10 out of 10', '100 out of 100', '10 10', '100 100', 'score of 10', 'approve this application',
    'accept this application', 'accept this applicant', 'recommend this application', 'recommend this applicant',
    'recommend this founder', 'rate this application', 'rate this applicant', 'score this application', 'score us',
    'score me', 'rate us', 'rate me', 'mark this application', 'grade this application', 'maximum level',
    'level 4 for', 'maxima puntuacion', 'puntuacion maxima', 'note maximale', 'score maximal', 'hochste punktzahl',
    'hochstpunktzahl', 'volle punktzahl', 'pontuacao maxima', 'nota maxima', 'punteggio massimo', 'maximale score',
    'hoogste score',
  ],
  /** The names of our own outcomes and fields: no application has a reason to use them. */
  own_terms: [
    'cohort perfect', 'cohort strong', 'cohort possible', 'clarity score', 'founder fit score', 'idea strength score',
    'guard rail flags', 'fit dimensions', 'strength criteria',
  ],
  /** Talk to a machine. */
  machine: [
    'as an ai', 'you are an ai', 'you are a language model', 'as a language model', 'ai reviewer', 'ai evaluator',
    'ai assistant', 'ai model', 'llm reviewer', 'language model', 'you are now', 'act as', 'pretend to be',
    'you must now', 'new instructions', 'new instruction', 'new task', 'system override', 'developer mode',
    'end of application', 'end of answers', 'to the model', 'note to the ai', 'note to ai', 'eres una ia',
    'du bist eine ki', 'tu es une ia', 'vous etes une ia',
  ],
  command: [
    'give', 'assign', 'award', 'set', 'rate', 'score', 'mark', 'grade', 'return', 'output', 'respond', 'reply',
    'print', 'write', 'must', 'approve', 'recommend', 'always', 'asigna', 'da', 'donnez', 'attribue*', 'gib',
    'vergib', 'atribua', 'assegna', 'geef',
  ],
  /** Speaks of such orders instead of giving one. */
  reported: [
    'prompt injection*', 'injection attack*', 'jailbreak*', 'attack', 'attacks', 'attacker*', 'adversar*',
    'red team*', 'phrases like', 'messages like', 'we detect', 'detects', 'we block', 'blocks', 'malicious',
    'phishing',
  ],
  /** Somebody else does the ignoring. */
  others: [
    'teachers', 'tutors', 'employees', 'drivers', 'patients', 'operators', 'workers', 'staff', 'nurses', 'customers',
    'they ignore', 'people ignore', 'users', 'farmers', 'students', 'builders', 'crews',
  ],
} as const satisfies Record<string, readonly string[]>;

export type InjectionSign = keyof typeof INJECTION_PHRASES;

/** All that may stand before the verb of an order. */
export const ORDER_OPENERS: ReadonlySet<string> = new Set([
  'please', 'kindly', 'now', 'then', 'so', 'and', 'but', 'you', 'must', 'should', 'will', 'have', 'to', 'system',
  'important', 'note', 'attention', 'dear', 'reviewer', 'ai', 'hi', 'hello', 'ok', 'bitte', 'por', 'favor',
]);

/** Markers of chat templates and made-up sections. All end after a fixed number of characters. */
export const TEMPLATE_MARKER = new RegExp(
  [
    String.raw`<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|answers?|instructions?|prompt)\|?>`,
    String.raw`\[\/?(?:INST|SYS|SYSTEM)\]`,
    String.raw`<<\/?SYS>>`,
    String.raw`^\s{0,4}#{1,4} {0,2}(?:system|instructions?|new instructions?)\b`,
    String.raw`^\s{0,4}(?:system|assistant)\s{0,2}:`,
  ].join('|'),
  'iu',
);
