import { PhraseMatcher } from '../../../../language/phrase-matcher.js';
import { englishShare } from '../../../../language/language.js';
import { type ForeignOrders, WEST_EUROPEAN_ORDERS } from '../words/foreign-orders.js';
import { FURTHER_ORDERS } from '../words/further-foreign-orders.js';
import { ORDER_OPENERS } from '../words/order-openers.js';
import { OTHER_SCRIPT_ORDERS } from '../words/other-script-orders.js';

type Part = keyof ForeignOrders;
interface Tag {
  language: number;
  part: Part;
}

const PARTS: readonly Part[] = ['override', 'orders', 'award', 'top', 'address'];
const MATCHER = new PhraseMatcher<Tag>(
  [...WEST_EUROPEAN_ORDERS, ...FURTHER_ORDERS].flatMap((orders, language) =>
    PARTS.flatMap((part) => orders[part].map((phrase): [string, Tag] => [phrase, { language, part }])),
  ),
);

/** Words between the parts of one order. */
const REACH = 10;
/** A verb so short is also a small word; it has to stand where orders stand. */
const SHORT_VERB = 3;
/** English words that other languages have, too: two of them make no foreign order. */
const ALSO_ENGLISH = new Set([
  'ignore',
  'instruction',
  'instructions',
  'prompt',
  'rules',
  'criteria',
  'directives',
  'note',
  'do',
  'date',
  'den',
  'pa',
  'pure',
  'marque',
  'assigned',
  'full',
  'top',
  'regler',
  'ver',
  'gi',
  'ge',
  'hay',
  'cho',
  'laat',
  'merit',
]);
/** A sentence so English gives no order in another language. */
const MOST_ENGLISH = 0.36;
const FEWEST_ENGLISH = 8;
const NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u;

function isPair(
  words: readonly string[],
  language: number,
  [first, second]: readonly [Part, Part],
  hits: ReturnType<typeof MATCHER.match>,
): boolean {
  const of = (part: Part): typeof hits => hits.filter(({ tag }) => tag.language === language && tag.part === part);
  return of(first).some((one) =>
    of(second).some((other) => {
      if (one.from === other.from || Math.max(other.from - one.to, one.from - other.to) > REACH) return false;
      const spoken = [...words.slice(one.from, one.to), ...words.slice(other.from, other.to)];
      if (spoken.every((word) => ALSO_ENGLISH.has(word))) return false;
      const verb = words.slice(one.from, one.to).join(' ');
      if (verb.length > SHORT_VERB) return true;
      const isFirst =
        one.from === 0 ||
        ORDER_OPENERS.has(words[one.from - 1] ?? '') ||
        /^(?:y|e|et|und|en|dan|na|aur)$/.test(words[one.from - 1] ?? '');
      return isFirst || one.from - other.to <= 1;
    }),
  );
}

/** Orders in other languages than English. */
export function foreignSigns(text: string, words: readonly string[]): ('foreign_order' | 'outcome')[] {
  const signs: ('foreign_order' | 'outcome')[] = [];
  if (NOT_LATIN.test(text) && OTHER_SCRIPT_ORDERS.some((pattern) => pattern.test(text))) signs.push('foreign_order');
  if (words.length > FEWEST_ENGLISH && englishShare(words) > MOST_ENGLISH) return signs;
  const hits = MATCHER.match(words);
  const languages = new Set(
    hits
      .filter(({ tag }) => tag.part === 'orders' || tag.part === 'top' || tag.part === 'address')
      .map(({ tag }) => tag.language),
  );
  for (const language of languages) {
    if (isPair(words, language, ['override', 'orders'], hits)) signs.push('foreign_order');
    if (isPair(words, language, ['award', 'top'], hits)) signs.push('outcome');
    if (isPair(words, language, ['address', 'top'], hits) || isPair(words, language, ['address', 'award'], hits))
      signs.push('outcome');
  }
  return signs;
}
