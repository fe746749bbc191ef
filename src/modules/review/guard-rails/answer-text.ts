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

type Reading = Pick<SentenceText, 'tokens' | 'words' | 'texture'>;

function read(sentence: string): Reading {
  const tokens = tokenise(sentence);
  return { tokens, words: tokens.map(({ word }) => word), texture: textureOf(tokens) };
}

/** The same sentence over and over is read once. */
export function takeApart(answer: ReviewAnswer): AnswerText {
  const { text, toOriginal } = normalise(answer.value);
  const readings = new Map<string, Reading>();
  const sentences = sentencesOf(text).map(({ start, end }): SentenceText => {
    const sentence = text.slice(start, end);
    const reading = readings.get(sentence) ?? read(sentence);
    readings.set(sentence, reading);
    const span = { start: toOriginal(start), end: toOriginal(end - 1) + 1 };
    return { ...span, text: answer.value.slice(span.start, span.end), ...reading };
  });
  return { answer, sentences, words: sentences.flatMap(({ words }) => words) };
}
