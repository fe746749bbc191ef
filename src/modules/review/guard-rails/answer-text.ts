import { type Token, tokenise } from '../../fields/lexicon/tokens.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { normalise } from '../text/normalise.js';
import { textureOf, type Texture } from '../text/prose.js';
import { sentencesOf } from '../text/sentences.js';
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
  tokens: Token[];
  words: string[];
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

type Reading = Pick<SentenceText, 'tokens' | 'words' | 'texture' | 'isForeign' | 'disguises'>;

function read(sentence: string): Reading {
  const tokens = tokenise(sentence);
  const words = tokens.map(({ word }) => word);
  const isForeign = isForeignSentence(sentence, tokens);
  return { tokens, words, texture: textureOf(tokens), isForeign, disguises: otherReadings(sentence) };
}

/** The same sentence over and over is read once. */
export function takeApart(answer: ReviewAnswer): AnswerText {
  const { text, toOriginal } = normalise(answer.value);
  const original = (start: number, end: number): Quotation => ({
    start: toOriginal(start),
    end: toOriginal(end - 1) + 1,
  });
  const readings = new Map<string, Reading>();
  const sentences = sentencesOf(text).map(({ start, end, lead }): SentenceText => {
    const plain = text.slice(start, end);
    const reading = readings.get(plain) ?? read(plain);
    readings.set(plain, reading);
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
