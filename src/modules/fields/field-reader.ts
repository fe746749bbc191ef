import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { ThreadPool } from '../../threads/thread-pool.js';
import { WorkCutShort } from '../../threads/work-cut-short.js';
import { type Field } from './field.js';
import { type FieldInput, plainFields } from './field-inference.js';
import { generateForm } from './form-generator.js';
import { type FieldsTask } from './infer-on-thread.js';

const OPTIONS = { most: 2, kept: 0, idleMs: 60_000 };

@Injectable()
export class FieldThreads extends ThreadPool {
  constructor(script = fileURLToPath(new URL('./fields-thread.main.js', import.meta.url))) {
    super(script, OPTIONS);
  }
}

const LARGE = 10_000;
/** Processor time, several times what any should take. */
const BUDGET = { ms: 500, msPerCharacter: 0.05 };

/** Reads labels and briefs off the event loop. What takes more than its budget gets plain defaults. */
@Injectable()
export class FieldReader {
  private readonly logger = new Logger('Fields');

  constructor(private readonly threads: FieldThreads) {}

  /** Never fails because of a label: if the labels cannot be read, each becomes a text question without a role. */
  async infer(organisationId: string, inputs: readonly FieldInput[]): Promise<Field[]> {
    const length = inputs.reduce((sum, { label, key }) => sum + label.length + (key?.length ?? 0), 0);
    return this.run(organisationId, { inputs }, length, () => plainFields(inputs));
  }

  /** A brief that cannot be read gets the same form as a cohort without a brief. */
  async generate(organisationId: string, { name, brief }: { name: string; brief: string | null }): Promise<Field[]> {
    const plain = (): Field[] => generateForm({ name, brief: null });
    return this.run(organisationId, { cohort: { name, brief } }, brief?.length ?? 0, plain);
  }

  private async run(owner: string, input: FieldsTask, length: number, plain: () => Field[]): Promise<Field[]> {
    const budgetMs = BUDGET.ms + length * BUDGET.msPerCharacter;
    try {
      return await this.threads.run<Field[]>({ input, owner, isLarge: length > LARGE, budgetMs });
    } catch (error) {
      if (!(error instanceof WorkCutShort)) throw error;
      this.logger.warn({ why: error.reason, msg: 'Reading labels was cut short' });
      return plain();
    }
  }
}
