import { type Failure } from '../failures/failure.js';
import { escapeAll, escapeText, safeJson } from './escape.js';
import { Paper } from './paper.js';
import { type Surroundings } from './surroundings.js';
import { wrap } from './wrap.js';

export type Mode = 'text' | 'json';

const USUAL_WIDTH = 80;
const NARROWEST = 20;

/** Text for people at a terminal, JSON for programs; results on one stream, everything else on the other. */
export class Output {
  readonly paper: Paper;

  constructor(
    private readonly around: Surroundings,
    readonly mode: Mode,
    private readonly isQuiet: boolean,
  ) {
    const { output, environment } = around;
    const width = output.columns ?? Number(environment['COLUMNS'] ?? USUAL_WIDTH);
    this.paper = new Paper(Math.max(NARROWEST, Number.isFinite(width) ? width : USUAL_WIDTH), this.hasColours());
  }

  /** The one result of a command. The text is made of a copy that is safe to show, never of what came. */
  result<T>(value: T, text: (shown: T, paper: Paper) => string): void {
    if (this.mode === 'json') this.write(safeJson(value, 2));
    else this.write(text(escapeAll(value), this.paper));
  }

  /** One of many results, as it comes: one JSON object a line. */
  item<T>(value: T, text: (shown: T, paper: Paper) => string): void {
    if (this.mode === 'json') this.write(safeJson(value));
    else this.write(text(escapeAll(value), this.paper));
  }

  /** What was asked for word for word, such as a script; in neither mode anything else. */
  verbatim(text: string): void {
    this.around.output.write(text.endsWith('\n') ? text : `${text}\n`);
  }

  /** For a person beside the result, who may have asked for quiet. */
  note(text: string): void {
    if (!this.isQuiet && this.mode === 'text') this.complain(escapeText(text));
  }

  /** What somebody should know in any case, beside a result that stands. */
  warning(text: string): void {
    if (this.mode === 'json') this.around.complaints.write(`${safeJson({ warning: { message: text } })}\n`);
    else this.complain(`Warning: ${escapeText(text)}`);
  }

  failure({ message, code, details }: Failure): void {
    if (this.mode === 'json') {
      this.around.complaints.write(`${safeJson({ error: { message, code, ...details } })}\n`);
      return;
    }
    const listed = Object.entries(details).filter(([, value]) => Array.isArray(value) && value.length > 0);
    const lines = listed.map(([name, value]) => `  ${name}: ${(value as unknown[]).map(String).join(', ')}`);
    this.complain([`Error (${code}): ${message}`, ...lines].map(escapeText).join('\n'));
  }

  /** A line that the next one replaces; only where somebody watches. */
  progress(text: string): void {
    if (!this.showsProgress) return;
    this.around.complaints.write(`\r\u001b[2K${escapeText(text)}`);
  }

  get showsProgress(): boolean {
    return !this.isQuiet && this.mode === 'text' && this.around.complaints.isTTY === true;
  }

  private complain(text: string): void {
    const width = this.around.complaints.columns ?? USUAL_WIDTH;
    const clear = this.showsProgress ? '\r\u001b[2K' : '';
    this.around.complaints.write(`${clear}${wrap(text, width).join('\n')}\n`);
  }

  private write(text: string): void {
    this.around.output.write(`${text}\n`);
  }

  private hasColours(): boolean {
    const { output, environment } = this.around;
    if ((environment['NO_COLOR'] ?? '') !== '') return false;
    if ((environment['FORCE_COLOR'] ?? '') !== '') return true;
    return output.isTTY === true && environment['TERM'] !== 'dumb';
  }
}
