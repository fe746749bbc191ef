/** When something ends that takes too long: by time, or by the caller. */
export class Limits {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #caller: AbortSignal | undefined;
  readonly #abort = (): void => {
    this.#controller.abort(this.#caller?.reason);
  };

  constructor(timeoutMs: number, caller: AbortSignal | undefined, late: () => Error) {
    caller?.throwIfAborted();
    this.#caller = caller;
    this.#timer = setTimeout(() => {
      this.#controller.abort(late());
    }, timeoutMs);
    caller?.addEventListener('abort', this.#abort);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A signal that lives long is not left with a listener of every request. */
  end(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#abort);
  }
}
