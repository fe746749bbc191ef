import { type OrderReading } from './order-reading.js';

/** What a review says or leaves out, apart from marks. */
const OUTCOME =
  /^(?:exceptional|excellent|excellently|outstanding|flawless|superb|stellar|brilliant|perfect|satisfied|fully|criticism|criticisms|weakness|weaknesses|concern|concerns|shortcomings|drawbacks|doubts|negatives?|deductions?|flags?|strengths?|approved?|accepted?|recommended|recommendation|acceptance|pass(?:ed)?|praise|maximum|highest|strongest|best|positive|positively|favou?rabl[ey]|generous(?:ly)?|verified|validated|proven|unanimous(?:ly)?|glowing|met|band|tier|bracket|promising|convincing|admit(?:ted)?|winner|winners|finalists?)$/;
/** Nobody but a reviewer is meant by these. */
const REVIEWER =
  /^(?:reviewers?|evaluators?|assessors?|graders?|raters?|screeners?|examiners?|bots?|llms?|chatbots?|chatgpt|gpt|claude|gemini|scratchpad)$/;
const READ_BY = /\b(?:(?:being|is|are|be|you are) (?:read|reviewed|evaluated|assessed|scored|graded|processed|judged|screened|parsed|summari[sz]ed)|(?:reading|reviewing|evaluating|assessing|scoring|grading|processing|judging|screening|parsing|summari[sz]ing) (?:this|these|our|my|the (?:application|answers?|form|submission))|you (?:are|were) (?:going to|about to|supposed to|asked to|told to|meant to|here to|not to|to)|(?:evaluates?|reviews?|scores?|reads?|grades?|judges?|summari[sz]es?) (?:us|this|our (?:application|answers|submission)|me)|your (?:goal|task|job|role|purpose|output|reply|response|answer|summary|report|review|verdict|assessment|evaluation|conclusion|scores?|scoring|notes?|remarks|reasoning|feedback))\b/;
const OUR_SIDE = /\b(?:help us (?:get in|win|succeed|pass)|let us (?:in|win|pass)|get us (?:in|accepted|through)|on our side|make us (?:look|win)|in our favou?r)\b/;
const SAYS =
  /^(?:write|say|mark|conclude|skip|omit|put|place|give|treat|consider|judge|score|assign|fill|tick|check|record|note|summari[sz]e|describe|report|state|list|mention|rate|grade|rank|enter|set|respond|reply|answer|output|return|print|call|deem|regard|count|assume|accept|approve|recommend|select|choose|pick|focus|highlight|emphasi[sz]e|praise|ignore|forget|disregard|overlook|leave|drop|remember|make|use|keep|add|let|confirm|declare|see|view|read|weigh|find|decide|help|support|favou?r|prefer|default|round|lean|err|go|avoid|do|don|never|refrain|spare|be|open|begin|start|end|close|finish|tell|inform|convince|assure)$/;
/** What whoever reads is bound to do. */
const MODAL = /^(?:must|should|shall)$/;
const TELLS_JURY = /\b(?:tell|inform|convince|assure|report to) the (?:committee|jury|panel|judges|programme|organi[sz]ers)\b/;
const FAR = 12;

/**
 * Tells whoever reviews what to think or write, in whatever words: an order, something that only reviews hold, and
 * somebody that it can only be meant for.
 */
export function talksIntoReview(reading: OrderReading): boolean {
  const { words } = reading;
  const said = words.join(' ');
  if (READ_BY.test(said) && OUR_SIDE.test(said)) return true;
  if (TELLS_JURY.test(said) && words.some((word, at) => /^(?:tell|inform|convince|assure|report)$/.test(word) && reading.isOrder(at))) return true;
  const addressed = reading.has('machine') || words.some((word) => REVIEWER.test(word)) || READ_BY.test(said);
  if (!addressed) return false;
  const outcomes = words.flatMap((word, at) => (OUTCOME.test(word) ? [at] : []));
  outcomes.push(...reading.topMarks.map(({ from }) => from));
  if (outcomes.length === 0) return false;
  const isTold = (at: number): boolean => reading.isOrder(at) || MODAL.test(words[at - 1] ?? '');
  return words.some((word, at) => SAYS.test(word) && outcomes.some((place) => place > at && place - at <= FAR) && isTold(at));
}
