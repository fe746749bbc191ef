import { FeatureRows } from '../../../../language/feature-rows.js';
import { LinearModel, type LinearTable } from '../../../../language/linear-model.js';
import { type Token } from '../../../../language/tokens.js';
import { meaningOf } from '../../../../language/word-meanings.js';
import { noteConduct } from './conduct-features.js';

/** What a text can be instead of an honest one. The last is known to keep it apart from the others. */
export const CONDUCTS = ['toxicity', 'prompt_injection', 'keyword_stuffing', 'gibberish', 'off_topic'] as const;
export type ConductKind = (typeof CONDUCTS)[number];
export const CONDUCT_OUTPUTS: readonly string[] = ['honest', ...CONDUCTS];

/** How much surer each kind is than all others together, in log odds. */
export type Conduct = Readonly<Record<ConductKind, number>>;

/** Tells honest text from what people must be warned of, as learned from texts of both. */
export class ConductModel {
  private readonly model: LinearModel;
  private readonly rows: FeatureRows;

  constructor(table: LinearTable) {
    this.model = new LinearModel(table);
    this.rows = new FeatureRows(this.model, table);
  }

  read(plain: string, tokens: readonly Token[]): Conduct {
    const rows = this.rows.find((notes) => {
      noteConduct(tokens, plain, notes);
    });
    const scores = this.model.scores(rows, meaningOf(tokens));
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    const surer = (at: number): number => {
      const power = powers[at + 1] ?? 0;
      return Math.log(power + Number.MIN_VALUE) - Math.log(total - power + Number.MIN_VALUE);
    };
    return {
      toxicity: surer(0),
      prompt_injection: surer(1),
      keyword_stuffing: surer(2),
      gibberish: surer(3),
      off_topic: surer(4),
    };
  }
}
