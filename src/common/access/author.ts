export const AUTHOR_KINDS = ['member', 'api_key', 'system'] as const;

/** Who makes a change, and by which request. */
export interface Author {
  readonly kind: (typeof AUTHOR_KINDS)[number];
  /** Of a member or a key. */
  readonly id: string | null;
  /** Kept with the entry, so that people still know who it was when the member or key is gone. */
  readonly name: string | null;
  /** The network address that the request came from. */
  readonly address: string | null;
  readonly requestId: string | null;
}

/** The service itself, or an operator at the command line. */
export const SYSTEM: Author = { kind: 'system', id: null, name: null, address: null, requestId: null };
