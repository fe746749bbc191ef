import { type KnownWord } from '../../../../language/remember-words.js';
import { NUMBER } from '../../../../language/seen-words.js';
import { lexemeOf } from '../../guard-rails/words/lexeme.js';
import { LIKELY } from './belief.js';
import { type Statement } from './statement.js';
import { worthOf } from './worth.js';

/** How far after a figure the thing stands that it counts. */
const COUNTED_WITHIN = 4;
/** What a statement tells that is then no figure about nothing, as figures tell on the average. */
const USUAL_SUPPORT = 2;

/** What a word tells of, as its root; empty if it could stand in any application. */
function thingOf(word: KnownWord): string {
  const { isLettered, isTelling, root } = lexemeOf(word);
  return isLettered && isTelling ? root : '';
}

/** The things that stand shortly after a figure. */
function countedIn({ words }: Statement): string[] {
  const counted: string[] = [];
  let since = COUNTED_WITHIN;
  for (const word of words) {
    since = word.text === NUMBER ? 0 : since + 1;
    const thing = thingOf(word);
    if (since > 0 && since <= COUNTED_WITHIN && thing !== '') counted.push(thing);
  }
  return counted;
}

function inEarnest(statement: Statement): Statement {
  const { kind, support } = statement.reading;
  const reading = {
    ...statement.reading,
    kind: { ...kind, vanity: 0, fact: kind.fact + kind.vanity },
    support: Math.max(support, support + kind.vanity * (USUAL_SUPPORT - support)),
  };
  return { ...statement, reading, worth: worthOf({ ...statement, reading }) };
}

/** Whether it may be a figure about nothing under the question for the market. */
function isDoubtful({ answer, reading }: Statement): boolean {
  return answer.role === 'market' && reading.kind.vanity >= LIKELY;
}

/**
 * "34,000 swimmers" measures a market where the venture is for swimmers, and nothing elsewhere. So a figure for the market
 * is none about nothing where it counts what is told in earnest under other questions. Tried for other questions, too:
 * praise with figures gained by it.
 */
export function readWithTheRest(statements: readonly Statement[]): readonly Statement[] {
  const sought = new Set(statements.filter(isDoubtful).flatMap(countedIn));
  if (sought.size === 0) return statements;
  const told = new Set<string>();
  for (const { words, answer, reading, worth } of statements) {
    if (answer.role === 'market' || reading.kind.vanity >= LIKELY || worth === 0) continue;
    for (const word of words) if (sought.has(thingOf(word))) told.add(thingOf(word));
  }
  return statements.map((statement) =>
    isDoubtful(statement) && countedIn(statement).some((thing) => told.has(thing)) ? inEarnest(statement) : statement,
  );
}
