import { eventually } from './eventually.js';

export type LogLine = Readonly<Record<string, unknown>>;

/** Takes what is logged, instead of standard output. */
export class LogLines {
  readonly lines: LogLine[] = [];

  write(line: string): void {
    this.lines.push(JSON.parse(line) as LogLine);
  }

  /** All of it, as it would be written. */
  get text(): string {
    return this.lines.map((line) => JSON.stringify(line)).join('\n');
  }

  /** Those that have all of these. */
  having(members: LogLine): LogLine[] {
    return this.lines.filter((line) => Object.entries(members).every(([name, value]) => line[name] === value));
  }

  /** The first of those, once it is there. */
  async first(members: LogLine, deadlineMs?: number): Promise<LogLine> {
    return eventually(() => this.having(members)[0], deadlineMs);
  }

  clear(): void {
    this.lines.length = 0;
  }
}
