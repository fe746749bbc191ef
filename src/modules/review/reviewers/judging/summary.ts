import { questionsIn } from '../question-homes.js';
import {
  asSentence,
  isStatement,
  shortened,
  spokenWords,
  standsAlone,
  tailOf,
  withoutCells,
  withoutJoiner,
} from '../readable.js';
import { type ClarityRole } from '../../../fields/field.js';
import { type Statement } from '../statements/statement.js';
import { DENIALS } from '../statements/denials.js';
import { surelyTold } from './traction.js';

const MOST_WORDS = 60;
const FEWEST_WORDS = 3;
/** What it is comes before all else, so that it may take this many where no clause of it ends sooner. */
const MOST_OF_SOLUTION = 48;
/** From this certainty on it tells of this venture's progress, and not of others'. */
const TOLD = 0.5;
/** From this probability on, a statement is about something that no summary needs. */
const UNLIKELY = 0.8;
/** From this probability on, a statement is rather about this than about anything else. */
const LIKELY = 0.5;
/** A verb soon after what it begins with: "Quarry finds flaky tests". */
const FIRST_VERB =
  /^(?:(?:The|Our|My|An?|Every|Each) )?\S+(?: (?!(?:that|which|who|with|for|of|to)\b)\p{Ll}+)? (?!(?:is|this|as)\b)\p{Ll}+s\b/u;
/** Up to this probability, a statement tells of something. */
const SELDOM = 0.35;
/** Marks of Markdown and HTML, and the words of a link. */
const MARKUP = /!?\[([^[\]]{1,200})\]\([^()]{1,300}\)|\*{2,3}|`|&nbsp;|<\/?\p{L}[^<>]{0,80}>/gu;
/** All but a single plain space, and tabs between cells. */
const ODD_SPACE = /[^\S\t ][^\S\t]*| [^\S\t]+/gu;
/** The first statements under a question are meant to introduce the answer, and the very first to say what it is. */
const EARLY = 4;
/** What so few words tell is gone on with in the next sentence, if that fits, too. */
const BRIEFLY = 14;
/**
 * A statement that fits worse than the best by more than this, and all that the place of a statement is worth, is not
 * used though no better one can be.
 */
const MOST_LOSS = 0.5;

/** One thing that a reader wants to know. */
interface Part {
  readonly role: ClarityRole;
  /** Put before text that is no whole sentence. */
  readonly lead: string;
  readonly mostWords: number;
  /** How much better each earlier statement of an answer tells it. */
  readonly earlier: number;
}

const MAKES: Part = { role: 'solution', lead: 'The solution: ', mostWords: 30, earlier: 2 };
const SERVES: Part = { role: 'customer', lead: 'For: ', mostWords: 24, earlier: 0.5 };
const ANSWERS: Part = { role: 'problem', lead: 'The problem: ', mostWords: 26, earlier: 0.5 };
const PROVES: Part = { role: 'traction', lead: 'So far: ', mostWords: 24, earlier: 0.5 };
const PARTS: readonly Part[] = [MAKES, SERVES, ANSWERS, PROVES];
/** If there is not room for all parts, the most important ones come first. */
const BY_IMPORTANCE: readonly Part[] = [MAKES, PROVES, ANSWERS, SERVES];

/** How surely it tells of what did not happen, or of nothing. */
function unhappenedIn({ plan, hope, admission, hype, vanity }: Statement['reading']['kind']): number {
  return plan + hope + admission + hype + vanity;
}

/** From this certainty on, it says what is made under whatever question, where no answer was found to be asked for that. */
const SURELY = 0.8;

/** How well a statement suits a part; null if it does not. */
function fitOf(statement: Statement, part: Part, isAnywhere: boolean): number | null {
  const { answer, cues, isLack, words, reading } = statement;
  const { about, kind, support } = reading;
  // "What would you do with our money?" asks for no product.
  const questions: ReadonlySet<string> = part === MAKES && answer.role !== 'ask' ? questionsIn(answer) : new Set();
  const isPitch = questions.has('pitch');
  const isAsked = isPitch || answer.role === part.role || questions.has('product');
  const isElsewhere = part === PROVES ? answer.role === 'ask' : answer.role !== null;
  const least = isAnywhere ? SURELY : isElsewhere ? 1 : LIKELY;
  if (!isAsked && about[part.role] < least) return null;
  const fit = 2 * about[part.role] + (isPitch ? 2 : isAsked ? 1.5 : 0);
  if (part === MAKES) return fit + kind.description - 2 * about.problem - kind.hype;
  const unhappened = unhappenedIn(kind);
  if (part === SERVES) return fit - about.business_model - unhappened;
  if (part === ANSWERS) return fit + support / 2 - unhappened;
  if (isLack || cues.has('leave')) return null;
  const isProof = surelyTold(statement) >= TOLD && unhappened <= SELDOM && support >= 1.5;
  return isProof && about.team <= LIKELY && !words.some(({ text }) => DENIALS.has(text)) ? fit + support : null;
}

interface Ranked {
  readonly statement: Statement;
  /** How many statements of its answer come before it. */
  readonly rank: number;
}

function isUsable({ texture, redacted, quote, reading, isOrder }: Statement): boolean {
  return (
    (texture === 'prose' || texture === 'fragment' || withoutCells(quote) !== quote) &&
    !redacted &&
    !isOrder &&
    !/^(?:\(|$)/u.test(quote) &&
    reading.about.off < UNLIKELY
  );
}

function rankedOf(statements: readonly Statement[]): Ranked[] {
  const before = new Map<string, number>();
  return statements.map((statement) => {
    const rank = before.get(statement.answer.key) ?? 0;
    before.set(statement.answer.key, rank + 1);
    return { statement, rank };
  });
}

/** The statement's words without marks; null if they are no sentence to read. */
function plainly({ quote }: Statement): string | null {
  const row = withoutCells(
    quote.replace(MARKUP, (mark, words?: string) => words ?? (mark.startsWith('&') ? ' ' : '')).replace(ODD_SPACE, ' '),
  );
  return row === null || /[?=]/u.test(row) ? null : row;
}

/** The text that tells the part in the statement's words; null if nobody could make sense of it. */
function tell(statement: Statement, { lead, mostWords, role }: Part, room: number): string | null {
  const { texture } = statement;
  const row = plainly(statement);
  if (row === null) return null;
  const plain = withoutJoiner(row);
  const tail = tailOf(plain);
  const isWhole =
    (texture !== 'fragment' && (isStatement(plain) || (tail !== plain && isStatement(tail)))) ||
    ((role === 'solution' || role === 'problem') && FIRST_VERB.test(plain));
  const opening = isWhole || /^[^\s:]+(?: [^\s:]+)?:\s/u.test(plain) ? '' : lead;
  const left = room - spokenWords(opening);
  const short =
    shortened(plain, Math.min(mostWords - spokenWords(opening), left)) ??
    (role === 'solution' ? shortened(plain, Math.min(MOST_OF_SOLUTION, left)) : null);
  if (short === null || !standsAlone(short) || spokenWords(short) < FEWEST_WORDS) return null;
  return asSentence(opening === '' ? short : opening + short.replace(/^(?:An?|The)\b/u, (word) => word.toLowerCase()));
}

interface Told {
  readonly text: string;
  readonly statement: Statement;
}

function bestFor(
  part: Part,
  usable: readonly Ranked[],
  room: number,
  used: ReadonlySet<Statement>,
  isAnywhere = false,
): Told | null {
  const fitting = usable
    .flatMap(({ statement, rank }) => {
      const fit = used.has(statement) ? null : fitOf(statement, part, isAnywhere);
      return fit === null ? [] : [{ statement, fit: fit + (EARLY - Math.min(rank, EARLY)) * part.earlier }];
    })
    .sort(
      (a, b) =>
        b.fit - a.fit || a.statement.start - b.statement.start || (a.statement.quote < b.statement.quote ? -1 : 1),
    );
  for (const { statement, fit } of fitting) {
    if (fit < (fitting[0]?.fit ?? 0) - EARLY * part.earlier - MOST_LOSS) break;
    const text = tell(statement, part, room);
    if (text !== null) return { text, statement };
  }
  return part === MAKES && !isAnywhere ? bestFor(part, usable, room, used, true) : null;
}

/** With the sentence after it where it is short, if that one tells more, is in none of the other parts and fits. */
function goneOn({ text, statement }: Told, next: Statement, mostWords: number): string {
  if (spokenWords(text) > BRIEFLY || next.answer !== statement.answer) return text;
  const tells = next.texture === 'prose' && isUsable(next) && unhappenedIn(next.reading.kind) <= SELDOM;
  const more = tells ? plainly(next) : null;
  return more === null || spokenWords(text + ' ' + more) > mostWords ? text : `${text} ${asSentence(more)}`;
}

/**
 * Summarises the application in at most sixty of its own words: what it makes, for whom, against which problem, how far
 * it is.
 */
export function summarise(statements: readonly Statement[]): string {
  const usable = rankedOf(statements.filter(isUsable));
  const chosen = new Map<Part, Told>();
  const used = new Set<Statement>();
  let words = 0;
  for (const part of BY_IMPORTANCE) {
    const best = bestFor(part, usable, MOST_WORDS - words, used);
    if (best === null) continue;
    chosen.set(part, best);
    used.add(best.statement);
    words += spokenWords(best.text);
  }
  if (!chosen.has(MAKES) && !chosen.has(ANSWERS)) return '';
  const parts = PARTS.flatMap((part) => {
    const told = chosen.get(part);
    if (told === undefined) return [];
    const next = statements[statements.indexOf(told.statement) + 1];
    if ((part !== MAKES && part !== ANSWERS) || next === undefined || used.has(next)) return [told.text];
    const before = spokenWords(told.text);
    const text = goneOn(told, next, before + MOST_WORDS - words);
    words += spokenWords(text) - before;
    return [text];
  });
  return parts.join(' ');
}
