import { type Answered, Call } from './call.js';

interface Page {
  readonly next_cursor: string | null;
}

interface Pages<P, Item> {
  readonly read: (cursor?: string) => Promise<Answered<P>>;
  readonly items: (page: P) => readonly Item[];
}

/** A list: await it for its first page, or go through all its items with `for await`. */
export class ListCall<P extends Page, Item> extends Call<P> implements AsyncIterable<Item> {
  constructor(private readonly pages: Pages<P, Item>) {
    super(pages.read());
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    let { data: page } = await this.answered;
    for (;;) {
      yield* this.pages.items(page);
      if (page.next_cursor === null) return;
      page = (await this.pages.read(page.next_cursor)).data;
    }
  }

  /** As an array, of at most so many. */
  async all({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Item[]> {
    const found: Item[] = [];
    if (limit <= 0) return found;
    for await (const item of this) if (found.push(item) >= limit) break;
    return found;
  }
}
