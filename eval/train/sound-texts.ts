import { hands, textsOf } from './texts.js';

interface ConductText {
  readonly text: string;
  readonly flag: string | null;
  readonly looks_like?: string;
}

interface Statement {
  readonly text: string;
}

/** Sentences that people put together to say something. */
export function soundTexts(without: string | null): string[] {
  return hands()
    .filter((hand) => hand !== without)
    .flatMap((hand) => [
      ...textsOf<Statement>(hand, 'statements').map(({ text }) => text),
      ...textsOf<ConductText>(hand, 'conduct')
        .filter(
          ({ flag, looks_like }) => flag === null && looks_like !== 'gibberish' && looks_like !== 'keyword_stuffing',
        )
        .map(({ text }) => text),
    ]);
}
