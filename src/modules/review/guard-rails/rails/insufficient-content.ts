import { RUBRIC } from '../../../rubric/rubric.js';
import { proseWordsOf } from '../../text/prose-words.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly, type GuardRailFlag } from '../guard-rail.js';
import { EMPTY_ANSWERS, SHORT_ANSWERS } from '../words/empty-answers.js';

/** Questions that "none", "no" or "n/a" answers: closed ones, and those for what need not be there. */
const CLOSED_QUESTION =
  /^\W*(?:is|are|am|do|does|did|have|has|had|can|could|will|would|was|were|should|may)\b|[.?!,;:(-]\s*(?:is|are|do|does|did|have|has|can|will|if so|if not|if yes)\b[^?]*\??|\b(?:any|if applicable|where applicable|optional|if you have|if any|yes\/no|y\/n|yes or no|previous(?:ly)?|prior|other|else|raised|patents?|intellectual property|ip\b|competitors?|competition|conflicts?|disclos|criminal|dietary|accessib|disab|special|links?|url|website|video|attachments?|references?|awards?|grants?|funding (?:received|to date|so far)|investors?|debts?|loans?|co-?founders?|employees|revenue|customers|users|paying|sales|how many|how much|number of|amount|percentage|when|which|where|who|risks?|permissions?|licen[cs]es?|partners?|advis[eo]rs?|board|certificat\w*|regulat\w*|alternatives?)\b/iu;
/** Only fills its box although it looks like a sentence. */
const DEFLECTION =
  /^(?:[.…\s]{0,5}(?:please |kindly |pls |just )?(?:see|check|refer to|look at|read|consult|find|visit|ask|contact|call|email|e-mail|message|watch|open)\b[^.!?]{0,60}\b(?:deck|slides?|website|site|attach\w*|pdf|link|video|appendix|annex|above|below|previous|linkedin|founders?|me|us|document|plan|doc|drive|folder|file|brochure|page|call|interview|profile)|(?:(?:it|this|that|everything|all|the (?:answer|details?|information))(?:['’]s| is| are| can be found| will be| was) )?(?:all )?(?:in|on|at) (?:the|our|my) (?:pitch )?(?:deck|slides?|website|site|attach\w*|pdf|video|appendix|linkedin)|(?:happy|glad|pleased|willing|able) to (?:explain|discuss|talk|share|tell|elaborate|answer)\b[^.!?]{0,50}|(?:i|we)(?: will|'ll| can| would| could)? (?:(?:rather|happily|gladly|be happy to) )?(?:explain|tell you|discuss|talk|share|show|answer|provide|fill|add|complete|send|do)\b[^.!?]{0,40}\b(?:later|interview|person|call|meeting|meet|soon|request|time|nda|tomorrow|this)|(?:to be|will be) (?:decided|determined|announced|confirmed|defined|discussed|added|completed|filled|provided|shared)\b[^.!?]{0,40}|same (?:as|answer)\b[^.!?]{0,30}|as (?:above|mentioned|stated|said|described|in)\b[^.!?]{0,30}|(?:more |details? |answer |info(?:rmation)? )?(?:coming|to follow|to come)\b[^.!?]{0,20}|(?:n\/?a|tbd|tba|tbc)\b[^.!?]{0,20})[.!?…)\s]*$/iu;
const LONGEST_DEFLECTION = 120;
/** Nothing but marks, or a link or two. */
const MARKS_ONLY = /^[\p{P}\p{S}\s]*$/u;
const LINKS = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|io|net|co|app|pdf|pptx?|docx?)(?:\/\S*)?/giu;
const LINK_LEAD = /^(?:see|link|links|here|our|the|website|site|deck|pitch|video|demo|at|is|and|it|in|my|slides|please|check|out|go|to|on|visit|more|info|pdf|this)$/;

function isLinksOnly(value: string, words: readonly string[]): boolean {
  if (!/[./]\w/.test(value) || words.length > 14) return false;
  const rest = value.replace(LINKS, ' ');
  return rest !== value && (rest.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => LINK_LEAD.test(word));
}

/** Questions that ask for a link are answered by one. */
const ASKS_FOR_LINK = /\b(?:links?|url|website|web ?site|video|demo|deck|profile|linkedin|github|portfolio|attach|upload|homepage|build)\b/iu;
/** A sign may be an answer, too: marks out of five, a thumb. */
const SIGN = /\p{Extended_Pictographic}|[%€$£+]/u;

function saysNothing({ answer, words }: AnswerText): boolean {
  const { value, label } = answer;
  if (MARKS_ONLY.test(value)) return !SIGN.test(value) || !CLOSED_QUESTION.test(label);
  const said = words.join(' ');
  if (EMPTY_ANSWERS.has(said)) return !(CLOSED_QUESTION.test(label) && /^(?:ok|sure|maybe|unknown|pending|linkedin|confidential|good|great|fine|okay|not sure|in progress)$/.test(said));
  if (SHORT_ANSWERS.has(said)) return !CLOSED_QUESTION.test(label);
  if (value.length <= LONGEST_DEFLECTION && DEFLECTION.test(value.trim())) return !(ASKS_FOR_LINK.test(label) && /https?:|www\.|\.\w{2,}\//.test(value));
  if (isLinksOnly(value, words)) return !ASKS_FOR_LINK.test(label);
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
