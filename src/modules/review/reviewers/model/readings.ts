import { MASK_LOWER } from '../../../../language/tokens.js';
import { type CriterionId } from '../../../rubric/criteria.js';
import { Quotables, quoteFrom } from '../quotes.js';
import { heldToEvidence } from '../../scoring/levels.js';
import { INVISIBLE } from '../../../../language/normalise.js';
import { asSentence } from '../readable.js';
import { type CriterionJudgement, type Evidence, type ReviewAnswer } from '../reviewer.js';
import { asData, type MarkedData, REDACTED } from './marked-data.js';
import { CONFIDENCE_VALUES, type ModelJudged, type ModelQuote } from './questions.js';

const MOST_REASONING_WORDS = 60;
const MOST_REASONING_CHARACTERS = 600;
const MOST_QUOTES = 3;
const MOST_SENTENCES = 4;
const MOST_SENTENCE_WORDS = 40;
const LINKS = /\b(?:https?:\/\/|www\.)\S+/giu;

/** The model's own words without markup, since an applicant may have influenced them. */
function plainReasoning(text: string): string {
  const words = asData(text).replace(INVISIBLE, '').replace(LINKS, '[link]').split(/\s+/u);
  const short = words.slice(0, MOST_REASONING_WORDS).join(' ').slice(0, MOST_REASONING_CHARACTERS);
  return words.length > MOST_REASONING_WORDS ? `${short} …` : short;
}

export class Readings {
  private readonly quotables: Quotables;

  constructor(
    answers: readonly ReviewAnswer[],
    private readonly data: MarkedData,
  ) {
    this.quotables = new Quotables(answers, answers);
  }

  /** Keeps only quotes that exist, and no level above what they support. */
  judgement(criterion: CriterionId, { quotes, reasoning, level, confidence }: ModelJudged): CriterionJudgement {
    const shown = quotes.map((said) => ({ ...said, quote: quoteFrom(said.quote.replaceAll(REDACTED, MASK_LOWER)) }));
    const judged = {
      criterion,
      level,
      reasoning: plainReasoning(reasoning),
      evidence: level === null ? [] : this.verify(shown).slice(0, MOST_QUOTES),
      confidence: CONFIDENCE_VALUES[confidence],
    };
    return { ...judged, level: heldToEvidence(judged) };
  }

  summary(sentences: readonly ModelQuote[]): string {
    const verified = this.verify(sentences.filter(({ quote }) => !quote.includes(REDACTED)));
    const fitting = verified.filter(({ quote }) => quote.split(/\s+/u).length <= MOST_SENTENCE_WORDS);
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
