import { UNKNOWN_WORD } from '../../../../language/tokens.js';
import { RUBRIC } from '../../../rubric/rubric.js';
import { proseWordsOf } from '../../../../language/prose-words.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly, type GuardRailFlag } from '../guard-rail.js';
import { EMPTY_ANSWERS, FILLERS, POINTERS, SHORT_ANSWERS } from '../words/empty-answers.js';

/** Questions that "none", "no" or "n/a" answers: closed ones, and those for what need not be there. */
const CLOSED_QUESTION =
  /^\W*(?:is|are|am|do|does|did|have|has|had|can|could|will|would|was|were|should|may)\b|[.?!,;:(-]\s*(?:is|are|do|does|did|have|has|can|will|if so|if not|if yes)\b[^?]*\??|\b(?:any|if applicable|where applicable|optional|if you have|if any|yes\/no|y\/n|yes or no|previous(?:ly)?|prior|other|else|raised|patents?|intellectual property|ip\b|competitors?|competition|conflicts?|disclos|criminal|dietary|accessib|disab|special|links?|url|website|video|attachments?|references?|awards?|grants?|funding (?:received|to date|so far)|investors?|debts?|loans?|co-?founders?|employees|revenue|customers|users|paying|sales|how many|how much|number of|amount|percentage|when|which|where|who|risks?|permissions?|licen[cs]es?|partners?|advis[eo]rs?|board|certificat\w*|regulat\w*|alternatives?)\b/iu;
const LONGEST_DEFLECTION = 16;
const SHORT = 4;
const PAGE = /^\d{1,2}$/;

/** A short answer that only points elsewhere: every word of it is a pointer or says nothing. */
function isDeflection(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > LONGEST_DEFLECTION) return false;
  if (words.length <= SHORT && words[0] === 'not' && words.every((word) => FILLERS.has(word) || POINTERS.has(word)))
    return true;
  return (
    words.some((word) => POINTERS.has(word)) &&
    words.every((word) => POINTERS.has(word) || FILLERS.has(word) || word === UNKNOWN_WORD || PAGE.test(word))
  );
}

/** Nothing but marks, or a link or two. */
const MARKS_ONLY = /^[\p{P}\p{S}\s]*$/u;
const LINKS = /(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|org|io|net|co|app|pdf|pptx?|docx?)(?:\/\S*)?/giu;
const LINK_LEAD =
  /^(?:see|link|links|here|our|the|website|site|deck|pitch|video|demo|at|is|and|it|in|my|slides|please|check|out|go|to|on|visit|more|info|pdf|this)$/;

function isLinksOnly(value: string, words: readonly string[]): boolean {
  if (!/[./]\w/.test(value) || words.length > 14) return false;
  const rest = value.replace(LINKS, ' ');
  return rest !== value && (rest.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => LINK_LEAD.test(word));
}

/** Says nothing even to a closed question. */
const PLACEHOLDER = /\b(?:tbd|tba|tbc|deck|slides?|attached|attachment|website|ask|meet|call|interview|above)\b/;

/** Questions that ask for a link are answered by one. */
const ASKS_FOR_LINK =
  /\b(?:links?|url|website|web ?site|video|demo|deck|profile|linkedin|github|portfolio|attach|upload|homepage|build)\b/iu;
/** A sign may be an answer, too: marks out of five, a thumb. */
const SIGN = /\p{Extended_Pictographic}|[%€$£+]/u;

function saysNothing({ answer, words }: AnswerText): boolean {
  const { value, label } = answer;
  if (MARKS_ONLY.test(value)) return !SIGN.test(value) || !CLOSED_QUESTION.test(label);
  const said = words.join(' ');
  if (EMPTY_ANSWERS.has(said))
    return !(
      CLOSED_QUESTION.test(label) &&
      /^(?:ok|sure|maybe|unknown|pending|linkedin|confidential|good|great|fine|okay|not sure|in progress)$/.test(said)
    );
  if (SHORT_ANSWERS.has(said)) return !CLOSED_QUESTION.test(label);
  if (isLinksOnly(value, words)) return !ASKS_FOR_LINK.test(label);
  if (isDeflection(words)) return !CLOSED_QUESTION.test(label) || (words.length > 1 && PLACEHOLDER.test(said));
  return words.length > 1 && words.length < 12 && words.every((word) => word === words[0]);
}

/** Too few words to judge the whole by, and answers that only fill their box. */
export function insufficientContent(answers: readonly AnswerText[]): Findings {
  const flags: GuardRailFlag[] = answers.filter(saysNothing).map(({ answer }) => ({
    type: 'insufficient_content',
    severity: 'info',
    key: answer.key,
    excerpt: excerptOf(answer.value),
    message: 'The answer says nothing.',
  }));
  const readable = answers
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { tokens, texture }) => sum + proseWordsOf(tokens, texture), 0);
  if (readable >= RUBRIC.minimumWords) return flagsOnly(flags);
  const message = `Fewer than ${RUBRIC.minimumWords} words of the answers can be reviewed: too little for a verdict.`;
  return flagsOnly([
    { type: 'insufficient_content', severity: 'warning', key: null, excerpt: null, message },
    ...flags,
  ]);
}
