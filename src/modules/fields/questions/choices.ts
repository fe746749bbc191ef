import { fieldWords } from '../field-words.js';

/** What one answer is put together from: "(street / postcode / city)" offers nothing to choose. */
const COMPONENTS: ReadonlySet<string> = new Set(fieldWords('component'));

/** "1–5", "under 10k", "more than 50". */
const BAND =
  /^(?:(?:under|over|above|below|up to|less than|more than|fewer than|[<>≤≥])\s?)?[€$£]?\d[\d.,]*\s?[km]?(?:\s?(?:[-–—]|to)\s?[€$£]?\d[\d.,]*\s?[km]?|\s?\+)?$/i;

const MOST_WORDS = 5;
const FEWEST_PARTS = 3;
const LAST = /^(?:or )?(?:others?|none|both|neither|not yet|something else)(?: of (?:them|these))?$/i;
/** After words like "kind", a list is one of choices; after other words it may as well say what to write about. */
const KIND =
  /\b(?:class|category|commitment|form|format|frequency|kind|instrument|level|maturity|medium|modality|option|phase|stage|type)s?\b|\bsize of (?:the |your )?(?:company|business|enterprise|firm|organi[sz]ation)\b|\b(?:company|business) size\b/i;
const AFTER_COLON = /[:?]\s+([^\s:?][^:?]*)(?:\?\s*)?$/;
/** "Which part do you address? (design, construction)" */
const WHICH = /^(?:(?:in|at|on|to) )?(?:which|what (?:part|kind|type|sort|form))\s/i;
const BRACKETS_LAST = /[)\]]\s*(?:\?\s*)?$/;
/** "… full time, part time or not at all?", "… as a company, a charity or neither?" */
const ALTERNATIVES =
  /^(?:is|are|do|does|will)\s.*(?:,\s(?:an?\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,2}\sor\san?\s[\p{L}\s-]+|\sor\s(?:both|neither|none(?: of these)?|not yet|something else|a mix(?:ture)?(?: of both)?)\s*)\??$/iu;

function isList(text: string, isOfKind: boolean): boolean {
  const list = text.trim();
  const slashed = list.split(/\s?[/|]\s?/);
  const isSlashed = slashed.length >= FEWEST_PARTS;
  const parts = (isSlashed ? slashed : list.split(/[,;]\s?/)).map((part) => part.trim());
  if (parts.some((part) => part === '' || part.split(/\s+/).length > MOST_WORDS || COMPONENTS.has(part.toLowerCase())))
    return false;
  if (isSlashed) return true;
  const bands = parts.filter((part) => BAND.test(part)).length;
  if (parts.length >= FEWEST_PARTS && bands >= parts.length - 1) return true;
  const [last = ''] = parts.slice(-1);
  const options = [...parts.slice(0, -1), ...last.split(/\sor\s/i)];
  if (options.length < FEWEST_PARTS) return false;
  return LAST.test(options.at(-1) ?? '') || isOfKind;
}

/** Whether a label names the answers there are: "Stage: idea, prototype or sales", "(SME / university / other)". */
export function offersChoices(label: string, open: string, bracketed: readonly string[]): boolean {
  const [whole = '', afterColon = ''] = AFTER_COLON.exec(open) ?? [];
  const isOfKind =
    KIND.test(open.slice(0, open.length - whole.length)) || (WHICH.test(open.trim()) && BRACKETS_LAST.test(label));
  // "… alone or with others? (alone / with others)"
  const isPair = / or /i.test(open) && bracketed.some((list) => /^[^/,]+\/[^/,]+$/.test(list));
  return isPair || [...bracketed, afterColon].some((list) => isList(list, isOfKind)) || ALTERNATIVES.test(open.trim());
}
