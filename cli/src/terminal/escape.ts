/** Separators of lines, marks that turn the direction of text round, invisible characters; the joiners that scripts need stay. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
/** What a terminal obeys instead of showing: escape sequences begin with one. Lines end by the only one that is left. */
const CONTROL = /[^\P{Control}\n]/u;
/** Halves of characters. */
const HALVES = /\p{Surrogate}/u;
const OBEYED = new RegExp([CONTROL, INVISIBLE, HALVES].map(({ source }) => source).join('|'), 'gu');

/** A text of others so that a terminal shows all of it, and does nothing else: what it would obey is spelt out. */
export function escapeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(OBEYED, spelt);
}

/** The same for whatever holds texts, names of properties included. */
export function escapeAll<T>(value: T): T;
export function escapeAll(value: unknown): unknown {
  if (typeof value === 'string') return escapeText(value);
  if (Array.isArray(value)) return value.map((item) => escapeAll<unknown>(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [escapeText(name), escapeAll<unknown>(item)]));
}

/** JSON that a terminal may show: the same value, with what it would obey as JSON spells it. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(OBEYED, (character) =>
    Array.from({ length: character.length }, (_, at) => `\\u${hex(character.charCodeAt(at), 4)}`).join(''),
  );
}

function spelt(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u{${hex(code, 4)}}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
