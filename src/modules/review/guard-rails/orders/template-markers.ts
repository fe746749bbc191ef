import { patternOf } from '../../../../common/text/pattern.js';

/** Tokens of chat templates, which no text for people holds. */
const CHAT_TOKENS = patternOf(
  [
    String.raw`<\|{1,2}?/?[a-z_]{2,20}\|{1,2}>`,
    String.raw`\[/?(?:INST|SYS)\]`,
    String.raw`<</?SYS>>`,
    String.raw`\{\{#?/?(?:system|user|assistant)~?\}\}`,
    String.raw`</?(?:im_start|im_end|endoftext|start_of_turn|end_of_turn)>`,
  ].join('|'),
  'iu',
);
/** Tags and brackets that prompts are often divided by, and other texts now and then. */
const TAGS =
  /<\/?(?:system|assistant|user_input|user|answers?|applicant|applicant_(?:data|input|answers?)|application|submission|instructions?|prompt|data|document|context|untrusted|input|developer|system_?prompt|end_?of_?[a-z]{1,12})>|[[<({]{1,3}\/?(?:SYSTEM|ADMIN|ASSISTANT|DEVELOPER|ROOT|OVERRIDE)(?:[ _](?:NOTE|MESSAGE|PROMPT|OVERRIDE|INSTRUCTION|NOTICE))?[\]>)}]{1,3}/u;

/** Headings of a made-up section of a prompt. */
const HEADING =
  /^[\s>*_~"'“(\[{<#=|\/-]{0,12}(?:system|assistant|developer|human|ai|llm|model|admin|administrator|root|evaluator|reviewer|grader|judge|user|moderator|operator|(?:evaluation|scoring|grading|review|assessment|internal|committee|jury)(?= (?:note|guidance|memo|result|summary|log|instruction)))(?: (?:guidance|memo|result|summary|for \p{L}{3,12}|note|message|prompt|override|update|notice|instruction|instructions|command|alert|log|reply|response|output|mode))?(?: ?\([^)\n]{0,30}\))?[\s*_"'\])}>|]{0,4}[:>\]=]/iu;
const INSTRUCTION_HEADING =
  /^[\s>*_~"'“(\[{<#=|\/-]{0,12}(?:(?:new|updated|important|revised|final|special|additional|hidden|secret|override) )(?:instructions?|directives?|rules?|task|prompt|rubric|system)[\s*_"'\])}>|]{0,4}[:>\]=-]|^\s{0,4}#{1,6} {0,2}(?:system|instructions?|new instructions?|response|assistant)\b/iu;

/** Pretends that what the applicant wrote is over. */
const END_MARKER =
  /(?:[-=#*_~<>[\](){}/|]{2,40}|[[<({]) {0,3}(?:\/ ?)?(?:end|stop|finish|close|eof|begin|start)[ _-]{0,3}(?:of[ _-])?(?:the[ _-])?(?:applica(?:nt|tion)|submission|answers?|user|untrusted|candidate|document|data|context|input|prompt|transcript|conversation|review|instructions?|evaluation|quote|text|form|system)(?:'s)?(?:[ _-](?:data|input|text|content|answers?|section|response|block|message|submission|prompt|form|instructions?|application))?\b ?(?:[-=#*_~<>[\](){}/|:]{1,40})/iu;

export type Marker = 'token' | 'tag' | 'heading' | 'end';

/** What a text holds that belongs into a prompt rather than an application. */
export function markersIn(text: string): Set<Marker> {
  const found = new Set<Marker>();
  const start = text.slice(0, 200);
  if (/[<[{(]/.test(text)) {
    if (CHAT_TOKENS.test(text)) found.add('token');
    if (TAGS.test(text)) found.add('tag');
  }
  if (/[:>\]=#-]/.test(start) && (HEADING.test(start) || INSTRUCTION_HEADING.test(start))) found.add('heading');
  if (/[-=#*_~<>[\](){}/|]/.test(text) && /end|stop|finish|close|eof|begin|start/iu.test(text) && END_MARKER.test(text))
    found.add('end');
  return found;
}
