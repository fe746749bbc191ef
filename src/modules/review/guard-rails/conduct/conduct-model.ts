import { FeatureRows } from '../../../../language/feature-rows.js';
import { LinearModel, type LinearTable, namer, softmax } from '../../../../language/linear-model.js';
import { type Token } from '../../../../language/tokens.js';
import { type Meaning, meaningOf } from '../../../../language/word-meanings.js';
import { lexemeOf } from '../words/lexeme.js';
import { type ConductText, noteConduct } from './conduct-features.js';

export const CONDUCTS = ['toxicity', 'prompt_injection', 'keyword_stuffing', 'gibberish', 'off_topic'] as const;
export type ConductKind = (typeof CONDUCTS)[number];
export const CONDUCT_OUTPUTS: readonly string[] = ['honest', ...CONDUCTS];

/** For each kind, how much more likely it is than all others together, in log odds. */
export type Conduct = Readonly<Record<ConductKind, number>>;

const namedConducts = namer(CONDUCTS);

export function subjectOf(tokens: readonly Token[]): Meaning | null {
  return meaningOf(tokens, (word) => !lexemeOf(word).isGroup);
}

export class ConductModel {
  private readonly model: LinearModel;
  private readonly rows: FeatureRows;

  constructor(table: LinearTable) {
    this.model = new LinearModel(table);
    this.rows = new FeatureRows(table);
  }

  read(text: ConductText): Conduct {
    const rows = this.rows.find((notes) => {
      noteConduct(text, notes);
    });
    const shares = softmax(this.model.scores(rows, subjectOf(text.tokens)));
    return namedConducts(shares.map(logOdds), 1);
  }
}

export function logOdds(share: number): number {
  return Math.log(share) - Math.log1p(-share);
}
