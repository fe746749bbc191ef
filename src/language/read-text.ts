import { type Token, tokenise } from './tokens.js';
import { normalise, type NormalText } from './normalise.js';
import { type Texture, textureOf } from './prose.js';
import { type Sentence, sentencesOf } from './sentences.js';

/** The words of a sentence. */
export class Wording {
  readonly tokens: readonly Token[];
  private madeOf: Texture | undefined;

  constructor(readonly plain: string) {
    this.tokens = tokenise(plain);
  }

  get texture(): Texture {
    this.madeOf ??= textureOf(this.tokens);
    return this.madeOf;
  }
}

/** A text in sentences; offsets are those of the text without what nobody sees. */
export interface ReadText extends NormalText {
  readonly sentences: readonly (Sentence & { readonly wording: Wording })[];
}

const READ = new WeakMap<{ readonly value: string }, ReadText>();

/** An answer in sentences and words: guard rails, reviewer and report read the same ones. The same sentence over and over is read once. */
export function readText(answer: { readonly value: string }): ReadText {
  const known = READ.get(answer);
  if (known) return known;
  const { text, toOriginal } = normalise(answer.value);
  const wordings = new Map<string, Wording>();
  const sentences = sentencesOf(text).map(({ start, end, lead }) => {
    const plain = text.slice(start, end);
    const wording = wordings.get(plain) ?? new Wording(plain);
    wordings.set(plain, wording);
    return { start, end, lead, wording };
  });
  const read = { text, toOriginal, sentences };
  READ.set(answer, read);
  return read;
}
