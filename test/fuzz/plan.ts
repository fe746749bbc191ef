/** What is wrong, or odd, about a request; nothing, for the first. */
export type Kind = 'well-formed' | 'caller' | 'body' | 'address' | 'header' | 'bytes';

export type Header = readonly [name: string, value: string];

/** How the end of the body is told. All but the first two are broken, or rare, or both. */
export const FRAMINGS = [
  'length',
  'chunked',
  'chunked in bits',
  'length too long',
  'length too short',
  'length negative',
  'length no number',
  'two lengths',
  'length and chunked',
  'chunk size no number',
  'chunk cut short',
  'no length',
] as const;
export type Framing = (typeof FRAMINGS)[number];

/** How the bytes go over the wire. After `cut` nobody waits for an answer. */
export const DELIVERIES = [
  'whole',
  'in pieces',
  'dripping',
  'half-closed early',
  'cut',
  'garbage after',
  'twice',
] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What only the running service knows, by the name that it has in plans. */
export const PLACEHOLDER = /@@([\w.|:/{}-]+)@@/;

/**
 * A request as it was thought up: always the same for the same seed and number. Texts are Latin-1, a character for each
 * byte. `@@name@@` stands for something that only the running service knows, such as an id; see `Resources`.
 */
export interface Plan {
  readonly kind: Kind;
  /** The documented operation that it is aimed at, such as `GET /v1/api/me`. */
  readonly endpoint: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: string | null;
  readonly framing: Framing;
  readonly delivery: Delivery;
}

/** What all requests start from; a generator gives its own twist to it. */
export type Draft = Omit<Plan, 'kind' | 'endpoint'>;

export function draft(part: Pick<Draft, 'method' | 'target' | 'headers'> & Partial<Draft>): Draft {
  return { body: null, framing: 'length', delivery: 'whole', ...part };
}

export function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
