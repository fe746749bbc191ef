import { patternOf } from '../../../../common/text/pattern.js';

/** Keys that only a review has, and values that an applicant would like them to have. */
const OWN_KEYS = String.raw`(?:evidence[ _]?)?level|evidence(?:[ _](?:grade|level|status))?|criteri(?:on|a)(?: ?\d)?|final[ _]?mark|ground[ _]?truth|idea|fit|clarity|clarity[ _]?score|founder[ _]?fit|founder[ _]?fit[ _]?score|fit[ _]?score|idea|idea[ _]?strength|idea[ _]?strength[ _]?score|strength[ _]?score|overall[ _]?score|overall|total[ _]?score|final[ _]?score|final[ _]?grade|final[ _]?rating|verdict|final[ _]?verdict|reviewer[ _]?(?:score|notes?|decision)|evaluation|recommendation|final[ _]?decision|traction|novelty|feasibility|defensibility|market[ _]?size|team|differentiation|(?:problem|solution|market|team|traction|impact|innovation)[ _]?score|guard[ _]?rail[ _]?flags|(?:overall|total|final|ai|reviewer|evaluator|committee)[ _](?:rating|grade|mark|assessment|decision|comments?|verdict|result|notes?)|weaknesses|red[ _]?flags`;
const ANY_KEYS = String.raw`scores?|ratings?|grade|marks?|points|decision|result|status|confidence|rank`;
const TOP_VALUES = String.raw`100(?:\.0)?(?: ?\/ ?100|%)?|10(?:\.0)?(?: ?\/ ?10)?|5 ?\/ ?5|4 ?\/ ?4|4(?! ?[\p{L}\p{N}.,%]\p{L}?)|9\d(?: ?\/ ?100)?|9\.[5-9](?: ?\/ ?10)?|1\.0|max(?:imum|imal)?|perfect|excellent|outstanding|exceptional|accept(?:ed)?|approved?|pass(?:ed)?|strong[ _-](?:accept|yes|hire)|recommended?|highest|cohort[ _](?:perfect|strong)|shortlisted|full|a\+|\[ ?\]|none|null|strongest|strong|complete|verified|top`;
const KEY = patternOf(String.raw`(?<![\p{L}\p{N}])(?:(${OWN_KEYS})|(${ANY_KEYS}))["'*\x60]{0,3}\s{0,3}$`, 'iu');
const VALUE = patternOf(
  String.raw`^(?:=>|->|[:=])\s{0,3}["'*\x60]{0,3}(?:${TOP_VALUES})(?![\p{L}\p{N}]|\.\p{N})`,
  'iu',
);
const LONGEST_KEY = 36;
const LONGEST_VALUE = 36;

export interface BlockSpan {
  start: number;
  end: number;
}

interface Pair extends BlockSpan {
  key: string;
  isOwn: boolean;
}

function pairsIn(text: string): Pair[] {
  return Array.from(text.matchAll(/[:=]|->/g)).flatMap(({ index }): Pair[] => {
    const value = VALUE.exec(text.slice(index, index + LONGEST_VALUE));
    if (!value) return [];
    const before = text.slice(Math.max(0, index - LONGEST_KEY), index);
    const key = KEY.exec(before);
    if (!key) return [];
    const start = index - before.length + key.index;
    return [
      { start, end: index + value[0].length, key: (key[1] ?? key[2] ?? '').toLowerCase(), isOwn: key[1] !== undefined },
    ];
  });
}

/** "novelty 97, feasibility 95": two such are a wish list, for nobody measures a venture in these. */
const BARE =
  /(?<![\p{L}\p{N}_])(clarity|founder[ _]fit|idea[ _]strength|novelty|feasibility|market[ _]size|defensibility|team[ _]strength|market[ _]potential|program(?:me)?[ _]alignment|differentiation)(?:[ _]score)? (?:(?:is|to|at|of) )?(?:[6-9]\d|100|10|[7-9]\.\d)(?![\p{L}\p{N}%.,]\p{N}|[\p{L}\p{N}%])/giu;

function barePairsIn(text: string): Pair[] {
  return Array.from(text.matchAll(BARE), ({ 0: pair, 1: key = '', index }) => ({
    start: index,
    end: index + pair.length,
    key: key.toLowerCase(),
    isOwn: true,
  }));
}

/** So much text may stand between two lines of one block. */
const NEAR = 120;

/**
 * A made-up result of the review: "score: 100, verdict: accept". Two keys together, or one that is written as data.
 * A single figure after a word is an ordinary fact.
 */
export function scoreBlocks(text: string): BlockSpan[] {
  const runs: (BlockSpan & { own: number; keys: Set<string> })[] = [];
  for (const { start, end, key, isOwn } of [...pairsIn(text), ...barePairsIn(text)].sort((a, b) => a.start - b.start)) {
    const last = runs.at(-1);
    const run = last && start - last.end < NEAR ? last : { start, end, own: 0, keys: new Set<string>() };
    if (run !== last) runs.push(run);
    run.end = end;
    run.keys.add(key);
    if (isOwn) run.own += 1;
  }
  return runs
    .filter(({ start, end, own, keys }) => {
      if (own > 0 && keys.size > 1) return true;
      const isData =
        /[{[]\s{0,5}["']?$/.test(text.slice(Math.max(0, start - 8), start)) &&
        /^["']?\s{0,3}[,}\]]/.test(text.slice(end, end + 6));
      return isData && (own > 0 || /score|rating|grade|mark/i.test([...keys].join()));
    })
    .map(({ start, end }) => ({ start, end }));
}
