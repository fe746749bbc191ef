import { type Token } from '../../../language/tokens.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Texture } from '../../../language/prose.js';
import { readText, type Wording } from '../../../language/read-text.js';
import { otherReadings } from './disguises.js';
import { isForeignSentence } from './foreign-language.js';
import { type Quotation, quotationsIn } from './quotations.js';

export interface SentenceText {
  /** Offsets in the original answer. */
  start: number;
  end: number;
  /** In its original characters. */
  text: string;
  /** Without the characters nobody sees; its tokens' offsets are in here. */
  plain: string;
  tokens: readonly Token[];
  words: readonly string[];
  texture: Texture;
  /** Plainly in another language than English. */
  isForeign: boolean;
  /** How else its letters may be read. */
  disguises: readonly string[];
  /** The line that introduces the list it stands in, in the original answer. */
  lead: { start: number; end: number } | null;
}

/** An answer taken apart once, for every guard rail to look at. */
export interface AnswerText {
  answer: ReviewAnswer;
  sentences: SentenceText[];
  words: string[];
  quotations: Quotation[];
}

type Reading = Pick<SentenceText, 'plain' | 'tokens' | 'words' | 'texture' | 'isForeign' | 'disguises'>;

function read({ plain, tokens, texture }: Wording): Reading {
  const words = tokens.map(({ word }) => word);
  return { plain, tokens, words, texture, isForeign: isForeignSentence(plain, tokens), disguises: otherReadings(plain) };
}

/** The same sentence over and over is read once. */
export function takeApart(answer: ReviewAnswer): AnswerText {
  const { sentences: found, toOriginal } = readText(answer);
  const original = (start: number, end: number): Quotation => ({
    start: toOriginal(start),
    end: toOriginal(end - 1) + 1,
  });
  const readings = new Map<Wording, Reading>();
  const sentences = found.map(({ start, end, lead, wording }): SentenceText => {
    const reading = readings.get(wording) ?? read(wording);
    readings.set(wording, reading);
    const { plain } = reading;
    const span = original(start, end);
    // Field by field: there may be tens of thousands of sentences.
    return {
      start: span.start,
      end: span.end,
      text: span.end - span.start === plain.length ? plain : answer.value.slice(span.start, span.end),
      plain,
      lead: lead && original(lead.start, lead.end),
      tokens: reading.tokens,
      words: reading.words,
      texture: reading.texture,
      isForeign: reading.isForeign,
      disguises: reading.disguises,
    };
  });
  return { answer, sentences, words: sentences.flatMap(({ words }) => words), quotations: quotationsIn(answer.value) };
}
