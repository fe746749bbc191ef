/** What was answered, read. */
export interface Answered<T> {
  readonly data: T;
  /** Status and headers; its body has been read. */
  readonly response: Response;
  readonly requestId: string | undefined;
}

/** A request on its way: await it for what it answers, or `withResponse()` for status and headers as well. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Call';

  constructor(protected readonly answered: Promise<Answered<T>>) {}

  withResponse(): Promise<Answered<T>> {
    return this.answered;
  }

  then<R = T, E = never>(
    fulfilled?: ((value: T) => R | PromiseLike<R>) | null,
    rejected?: ((reason: unknown) => E | PromiseLike<E>) | null,
  ): Promise<R | E> {
    return this.answered.then(({ data }) => data).then(fulfilled, rejected);
  }

  catch<E = never>(rejected?: ((reason: unknown) => E | PromiseLike<E>) | null): Promise<T | E> {
    return this.then(undefined, rejected);
  }

  finally(settled?: (() => void) | null): Promise<T> {
    return this.then().finally(settled);
  }
}
