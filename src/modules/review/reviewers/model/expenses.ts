import { addUsage, NO_USAGE, type TokenUsage } from '../token-usage.js';
import { type ModelReply } from './model-calls.js';

/** What one review spent, on every answer that came, used or not, and on which models. */
export class Expenses {
  private readonly models = new Set<string>();
  private total = NO_USAGE;

  get usage(): TokenUsage {
    return this.total;
  }

  /** The models that answered, as they call themselves. */
  get model(): string {
    return [...this.models].sort().join(', ').slice(0, 200);
  }

  add({ usage, model }: ModelReply): void {
    this.total = addUsage(this.total, usage);
    this.models.add(model);
  }
}
