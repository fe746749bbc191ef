import { rememberFor } from '../common/cache/remember-for.js';
import { type KnownWord } from './remember-words.js';
import { type Token, tokenise } from './tokens.js';
import { normalise, type NormalText } from './normalise.js';
import { countableWords, type Texture, textureOf } from './prose.js';
import { seenTokens } from './seen-words.js';
import { sentencesOf } from './sentences.js';

/** The words of a sentence; what is found out about them is found out once. */
export class Wording {
  private madeOf: Texture | undefined;
  private counted: string[] | undefined;
  private seenAs: readonly KnownWord[] | undefined;

  constructor(
    readonly plain: string,
    readonly tokens: readonly Token[],
  ) {}

  get texture(): Texture {
    return (this.madeOf ??= textureOf(this.tokens, this.countable));
  }

  get countable(): string[] {
    return (this.counted ??= countableWords(this.tokens));
  }

  get proseWords(): number {
    return this.texture === 'prose' || this.texture === 'fragment' ? this.countable.length : 0;
  }

  get seen(): readonly KnownWord[] {
    return (this.seenAs ??= seenTokens(this.plain, this.tokens));
  }
}

/** A text in sentences; offsets are those of the text without what nobody sees. */
export interface ReadText extends NormalText {
  readonly tokens: readonly Token[];
  /** Each with the line that leads it in. */
  readonly sentences: readonly { start: number; end: number; wording: Wording; lead: Wording | null }[];
}

/** Guard rails, reviewer and report read the same sentences. One that is there over and over is read once. */
export const readText = rememberFor(({ value }: { readonly value: string }): ReadText => {
  const { text, toOriginal } = normalise(value);
  const wordings = new Map<string, Wording>();
  const wordingOf = (start: number, end: number): Wording => {
    const plain = text.slice(start, end);
    const wording = wordings.get(plain) ?? new Wording(plain, tokenise(plain));
    wordings.set(plain, wording);
    return wording;
  };
  const sentences = sentencesOf(text).map(({ start, end, lead }) => ({
    start,
    end,
    wording: wordingOf(start, end),
    lead: lead && wordingOf(lead.start, lead.end),
  }));
  return { text, toOriginal, tokens: tokenise(text), sentences };
});

/** How many words of a list of answers stand in sentences that say something in a language the reviewer reads. */
export function countProseWords(answers: readonly { value: string }[]): number {
  let words = 0;
  for (const answer of answers) for (const { wording } of readText(answer).sentences) words += wording.proseWords;
  return words;
}
