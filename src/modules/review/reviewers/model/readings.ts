import { MASK_LOWER } from '../../../../language/tokens.js';
import { type CriterionId } from '../../../rubric/criteria.js';
import { Quotables } from '../quotes.js';
import { heldToEvidence } from '../../scoring/levels.js';
import { INVISIBLE } from '../../../../language/normalise.js';
import { quoteFrom } from '../quote-from.js';
import { asSentence } from '../readable.js';
import { type CriterionJudgement, type Evidence, type ReviewAnswer } from '../reviewer.js';
import { asData, type MarkedData, REDACTED } from './marked-data.js';
import { CONFIDENCES, type ModelJudged, type ModelQuote } from './questions.js';

const MOST_REASONING_WORDS = 60;
const MOST_REASONING_CHARACTERS = 600;
const MOST_QUOTES = 3;
const MOST_SENTENCES = 4;
const MOST_SENTENCE_WORDS = 40;
const LINKS = /\b(?:https?:\/\/|www\.)\S+/giu;

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}

/** A model's own words, as plain as they should be: an applicant may have had a hand in them. */
function plainReasoning(text: string): string {
  const words = asData(text).replace(INVISIBLE, '').replace(LINKS, '[link]').split(/\s+/u);
  const short = words.slice(0, MOST_REASONING_WORDS).join(' ').slice(0, MOST_REASONING_CHARACTERS);
  return words.length > MOST_REASONING_WORDS ? `${short} …` : short;
}

/** Turns what a model said of an application into what it may be taken to have said. */
export class Readings {
  private readonly quotables: Quotables;

  constructor(
    answers: readonly ReviewAnswer[],
    private readonly data: MarkedData,
  ) {
    this.quotables = new Quotables(answers, answers);
  }

  /** Quotes that are there, and no level that they do not bear. */
  judgement(criterion: CriterionId, { quotes, reasoning, level, confidence }: ModelJudged): CriterionJudgement {
    const shown = quotes.map((said) => ({ ...said, quote: quoteFrom(said.quote.replaceAll(REDACTED, MASK_LOWER)) }));
    const judged = {
      criterion,
      level,
      reasoning: plainReasoning(reasoning),
      evidence: level === null ? [] : this.verify(shown).slice(0, MOST_QUOTES),
      confidence: CONFIDENCES[confidence],
    };
    return { ...judged, level: heldToEvidence(judged) };
  }

  /** An application in its own words: whole sentences of it, or nothing. */
  summary(sentences: readonly ModelQuote[]): string {
    const verified = this.verify(sentences.filter(({ quote }) => !quote.includes(REDACTED)));
    const fitting = verified.filter(({ quote }) => countWords(quote) <= MOST_SENTENCE_WORDS);
    return fitting
      .slice(0, MOST_SENTENCES)
      .map(({ quote }) => asSentence(quote.replace(INVISIBLE, '')))
      .join(' ');
  }

  private verify(quotes: readonly ModelQuote[]): Evidence[] {
    return this.quotables.verify(
      quotes.map(({ answer, quote }) => ({ key: this.data.keyOf(answer) ?? answer, quote })),
    );
  }
}
