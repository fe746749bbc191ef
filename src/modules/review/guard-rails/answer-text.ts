import { type Token, tokenise } from '../../fields/lexicon/tokens.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { normalise } from '../text/normalise.js';
import { textureOf, type Texture } from '../text/prose.js';
import { sentencesOf } from '../text/sentences.js';

export interface SentenceText {
  /** Offsets in the original answer. */
  start: number;
  end: number;
  /** In its original characters. */
  text: string;
  tokens: Token[];
  words: string[];
  texture: Texture;
}

/** An answer taken apart once, for every guard rail to look at. */
export interface AnswerText {
  answer: ReviewAnswer;
  sentences: SentenceText[];
  words: string[];
}

export function takeApart(answer: ReviewAnswer): AnswerText {
  const normal = normalise(answer.value);
  const sentences = sentencesOf(normal.text).map(({ start, end }): SentenceText => {
    const tokens = tokenise(normal.text.slice(start, end));
    const span = { start: normal.toOriginal(start), end: normal.toOriginal(end - 1) + 1 };
    const words = tokens.map(({ word }) => word);
    return { ...span, text: answer.value.slice(span.start, span.end), tokens, words, texture: textureOf(tokens) };
  });
  return { answer, sentences, words: sentences.flatMap((sentence) => sentence.words) };
}
