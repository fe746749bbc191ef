/** Ends what was started, in reverse order, once. */
export class CleanUp {
  private readonly steps: (() => unknown)[] = [];
  private running: Promise<void> | undefined;

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  run(): Promise<void> {
    this.running ??= this.runSteps();
    return this.running;
  }

  private async runSteps(): Promise<void> {
    for (const step of this.steps.reverse()) {
      try {
        await step();
      } catch (error) {
        process.stderr.write(`${String(error)}\n`);
      }
    }
  }
}
