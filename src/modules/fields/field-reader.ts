import { Injectable, Logger } from '@nestjs/common';
import { WorkCutShort } from '../../threads/work-cut-short.js';
import { type Field } from './field.js';
import { type FieldInput, plainFields } from './field-inference.js';
import { FieldThreads } from './field-threads.js';
import { generateForm } from './form-generator.js';
import { type FieldsTask } from './infer-on-thread.js';

/** Characters of all labels, or of a brief. */
const LARGE = 10_000;
/** Processor time, several times what any should take. */
const BUDGET = { ms: 500, msPerCharacter: 0.05 };
/** So many labels of a list are given up one by one; then all of them. */
const MOST_UNREAD = 3;

/** Reads the labels of questions, and briefs, off the event loop. One that takes more than its budget is left plain. */
@Injectable()
export class FieldReader {
  private readonly logger = new Logger('Fields');

  constructor(private readonly threads: FieldThreads) {}

  /** Never fails for what a label says: one that cannot be read is a question for a text, of no role. */
  async infer(organisationId: string, inputs: readonly FieldInput[]): Promise<Field[]> {
    const length = inputs.reduce((sum, { label, key = '' }) => sum + label.length + key.length, 0);
    const unread: number[] = [];
    for (;;) {
      try {
        return await this.run(organisationId, { inputs, unread }, length, unread.length > 0);
      } catch (error) {
        const at = this.cutShortAt(error);
        if (at < 0 || unread.length >= MOST_UNREAD) return plainFields(inputs);
        unread.push(at);
      }
    }
  }

  /** From a brief that cannot be read, the form that a cohort without one gets. */
  async generate(organisationId: string, { name, brief }: { name: string; brief: string | null }): Promise<Field[]> {
    try {
      return await this.run(organisationId, { cohort: { name, brief } }, brief?.length ?? 0, false);
    } catch (error) {
      this.cutShortAt(error);
      return generateForm({ name, brief: null });
    }
  }

  private async run(owner: string, input: FieldsTask, length: number, isAgain: boolean): Promise<Field[]> {
    const budgetMs = BUDGET.ms + length * BUDGET.msPerCharacter;
    return this.threads.run<Field[]>({ input, owner, isLarge: isAgain || length > LARGE, budgetMs });
  }

  /** @throws what is nobody's text's fault */
  private cutShortAt(error: unknown): number {
    if (!(error instanceof WorkCutShort)) throw error;
    const [at = -1] = error.place;
    this.logger.warn({ why: error.reason, at, msg: 'Reading labels was cut short' });
    return at;
  }
}
