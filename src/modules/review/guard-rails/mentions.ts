import { PhraseMatcher } from '../../../language/phrase-matcher.js';
import { wordsOf } from '../../../language/tokens.js';
import { type AnswerText, type SentenceText } from './answer-text.js';
import { ATTACK_WORDS, COMPLY_WORDS, REPORTING_WORDS } from './words/mention-words.js';

type Tag = 'attack' | 'reporting' | 'comply';

const MATCHER = new PhraseMatcher<Tag>([
  ...ATTACK_WORDS.map((phrase): [string, Tag] => [phrase, 'attack']),
  ...REPORTING_WORDS.map((phrase): [string, Tag] => [phrase, 'reporting']),
  ...COMPLY_WORDS.map((phrase): [string, Tag] => [phrase, 'comply']),
]);

/** How a sentence stands to what it says. */
export interface Setting {
  /** The words between quotation marks, where there are any. */
  quoted: string;
  /** The same, each quotation for itself. */
  quotations: readonly string[];
  /** The words that are the applicant's own. */
  own: string;
  /** The applicant's own words speak of attacks on machines. */
  ofAttacks: boolean;
  /** They hand on what somebody else said. */
  reports: boolean;
  /** They take up what is quoted. */
  complies: boolean;
  /** It stands in a list of such attacks, or after a sentence about them. */
  isExample: boolean;
}

const NO_WORDS = { attack: false, reporting: false, comply: false };

function tagsIn(text: string): Record<Tag, boolean> {
  const tags = { ...NO_WORDS };
  for (const { tag } of MATCHER.match(wordsOf(text))) tags[tag] = true;
  return tags;
}

/** Cuts the sentence into the applicant's own words and the words of a quotation that it stands in or holds. */
function split({ answer, quotations }: AnswerText, { start, end }: SentenceText): { quotations: string[]; own: string } {
  const quoted: string[] = [];
  let own = '';
  let from = start;
  for (const quotation of quotations) {
    if (quotation.end <= start) continue;
    if (quotation.start >= end) break;
    own += `${answer.value.slice(from, Math.max(from, quotation.start))} `;
    quoted.push(answer.value.slice(Math.max(start, quotation.start), Math.min(end, quotation.end)));
    from = Math.min(end, quotation.end);
  }
  return { quotations: quoted, own: own + answer.value.slice(from, end) };
}

/** Leads in an example of what the sentence before spoke of. */
const EXAMPLE =
  /^[^:]{0,80}\b(?:typical|example|examples|one|one of them|instance|case|sample|e\.g\.|such as|these|like)\b[^:]{0,30}:/iu;

/** What stands around the sentence, and what of it is somebody else's. */
export function settingOf(text: AnswerText, at: number): Setting {
  const sentence = text.sentences[at];
  if (!sentence) return { quoted: '', quotations: [], own: '', ofAttacks: false, reports: false, complies: false, isExample: false };
  const { quotations, own } = split(text, sentence);
  const quoted = quotations.join(' ');
  const neighbour = (offset: number): string => {
    const other = text.sentences[at + offset];
    return other && Math.abs(offset) === 1 ? split(text, other).own : '';
  };
  const lead = sentence.lead === null ? '' : text.answer.value.slice(sentence.lead.start, sentence.lead.end);
  const here = tagsIn(`${own}\n${lead}`);
  const around = quoted === '' ? NO_WORDS : tagsIn(`${neighbour(-1)}\n${neighbour(1)}`);
  return {
    quoted,
    quotations,
    own,
    ofAttacks: here.attack || around.attack,
    reports: here.reporting || around.reporting,
    complies: here.comply,
    isExample: tagsIn(lead).attack || (EXAMPLE.test(own) && tagsIn(neighbour(-1)).attack),
  };
}

/** Words that lead in what comes after a colon or a dash as an example: "A typical attack: ...". */
export function introduced(text: string): { intro: string; rest: string } | null {
  const cut = /[:–—]\s/u.exec(text.slice(0, 200));
  return cut ? { intro: text.slice(0, cut.index), rest: text.slice(cut.index + 1) } : null;
}

export function speaksOfAttacks(text: string): boolean {
  return tagsIn(text).attack;
}
