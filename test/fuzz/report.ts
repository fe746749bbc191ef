import { type Endpoint } from './endpoints.js';
import { type Outcome } from './http/sender.js';
import { requestText } from './http/wire.js';
import { type Plan } from './plan.js';

const SHOWN = 2_000;
const ENOUGH = 100;

export interface Violation {
  readonly number: number | null;
  readonly text: string;
}

interface Tally {
  requests: number;
  fine: number;
  refused: number;
}

/** Counts what was sent and what came back. */
export class Report {
  readonly violations: Violation[] = [];
  private readonly kinds = new Map<string, number>();
  private readonly areas = new Map<string, Tally>();
  private readonly endpoints = new Map<string, Tally>();
  private slowest = { ms: 0, of: 'none' };
  longestStallMs = 0;

  constructor(
    private readonly seed: number,
    private readonly described: readonly Endpoint[],
  ) {}

  count(number: number, plan: Plan, { answers, ms }: Outcome): void {
    this.kinds.set(plan.kind, (this.kinds.get(plan.kind) ?? 0) + 1);
    const area = this.described.find(({ name }) => name === plan.endpoint)?.area ?? 'operations';
    const status = answers[0]?.status ?? 0;
    for (const [tallies, name] of [
      [this.areas, area],
      [this.endpoints, plan.endpoint],
    ] as const) {
      const tally = tallies.get(name) ?? { requests: 0, fine: 0, refused: 0 };
      tally.requests += 1;
      if (status >= 200 && status < 300) tally.fine += 1;
      if (status >= 400 && status < 500) tally.refused += 1;
      tallies.set(name, tally);
    }
    if (ms > this.slowest.ms && plan.delivery !== 'dripping')
      this.slowest = { ms, of: `case ${number}, ${plan.endpoint}` };
  }

  violation(number: number, plan: Plan, outcome: Outcome, problems: readonly string[]): void {
    const answers = outcome.answers.map(({ status, headers, body }) => {
      const lines = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      return `${status}\n${lines}\n\n${body.toString('utf8').slice(0, SHOWN)}`;
    });
    const text = [
      `FUZZ_SEED=${this.seed} FUZZ_CASE=${number}  ${plan.kind}, ${plan.endpoint}, ${plan.framing}, ${plan.delivery}`,
      ...problems.map((problem) => `  ${problem.slice(0, 500)}`),
      '  sent:',
      indented(printable(requestText(plan, 'host'))),
      '  got:',
      indented(answers.length === 0 ? `nothing (${outcome.failure ?? 'closed'})` : answers.join('\n---\n')),
    ].join('\n');
    this.violations.push({ number, text });
  }

  fault(text: string): void {
    this.violations.push({ number: null, text });
  }

  /** Operations of which less than a fifth of the requests got what they asked for, when there were enough to tell. */
  shallow(): string[] {
    const isShallow = ({ requests, fine }: Tally): boolean => requests >= ENOUGH && fine < requests / 5;
    return [...this.endpoints].filter(([, tally]) => isShallow(tally)).map(([name]) => name);
  }

  toString(): string {
    const percent = (part: number, whole: number): string =>
      `${Math.round((100 * part) / Math.max(1, whole))}%`.padStart(5);
    const row = (name: string, { requests, fine, refused }: Tally): string =>
      `  ${name.padEnd(60)}${String(requests).padStart(7)}${percent(fine, requests)} 2xx${percent(refused, requests)} 4xx`;
    return [
      `seed ${this.seed}`,
      ...[...this.kinds].map(([kind, count]) => `  ${kind.padEnd(60)}${String(count).padStart(7)}`),
      ...[...this.areas].map(([area, tally]) => row(area, tally)),
      'least answered with 2xx:',
      ...[...this.endpoints]
        .sort(([, one], [, other]) => one.fine / one.requests - other.fine / other.requests)
        .slice(0, 5)
        .map(([name, tally]) => row(name, tally)),
      `slowest answer: ${Math.round(this.slowest.ms)} ms (${this.slowest.of}); longest stall of the event loop: ${Math.round(this.longestStallMs)} ms`,
      `violations: ${this.violations.length}`,
    ].join('\n');
  }
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}

/** The request as it went over the wire; what cannot be shown is escaped, and what is too long is cut. */
function printable(text: string): string {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} bytes)` : text;
  return shown.replaceAll(/[^\x20-\x7e\n…]/g, (character) =>
    character === '\r' ? '' : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
