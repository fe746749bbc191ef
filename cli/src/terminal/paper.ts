import picocolors from 'picocolors';
import { cutTo, padTo, widthOf } from './width.js';
import { wrap } from './wrap.js';

type Shade = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const NARROWEST_COLUMN = 8;

/** How text is laid out for people: the width of their terminal, and whether it has colours. */
export class Paper {
  private readonly colours: ReturnType<typeof picocolors.createColors>;

  constructor(
    readonly width: number,
    hasColours: boolean,
  ) {
    this.colours = picocolors.createColors(hasColours);
  }

  shade(shade: Shade, text: string): string {
    return this.colours[shade](text);
  }

  heading(text: string): string {
    return this.shade('bold', oneLine(text));
  }

  /** Lines of prose, each coloured by itself: what is cut in two keeps its colour. */
  prose(text: string, indent = '', shade?: Shade): string {
    const lines = wrap(text, this.width, indent);
    return lines.map((line) => (shade === undefined ? line : this.shade(shade, line))).join('\n');
  }

  /** Names and values, one a line, the values below one another. */
  facts(facts: readonly (readonly [string, string | null])[]): string {
    const told = facts.filter((fact): fact is readonly [string, string] => fact[1] !== null);
    const column = Math.max(0, ...told.map(([name]) => widthOf(name))) + 2;
    return told
      .map(([name, value]) => {
        const [first = '', ...rest] = wrap(oneLine(value), this.width - column);
        const lines = [first, ...rest.map((line) => ' '.repeat(column) + line)];
        return this.shade('dim', padTo(name, column)) + lines.join('\n');
      })
      .join('\n');
  }

  /** Rows below a heading; the widest columns give way until it fits, but for ids, which somebody will copy. */
  table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
    const cells = rows.map((row) => row.map(oneLine));
    const widths = heading.map((name, at) => Math.max(widthOf(name), ...cells.map((row) => widthOf(row[at] ?? ''))));
    this.narrow(
      widths,
      heading.map((_, at) => cells.some((row) => ID.test(row[at] ?? ''))),
    );
    const lineOf = (row: readonly string[]): string =>
      row
        .map((cell, at) => padTo(cutTo(cell, widths[at] ?? 0), widths[at] ?? 0))
        .join('  ')
        .trimEnd();
    return [this.shade('dim', lineOf(heading)), ...cells.map(lineOf)].join('\n');
  }

  private narrow(widths: number[], areKept: readonly boolean[]): void {
    const gaps = 2 * (widths.length - 1);
    for (;;) {
      const room = widths.map((width, at) => (areKept[at] === true ? 0 : width));
      const widest = Math.max(...room);
      if (widest <= NARROWEST_COLUMN || widths.reduce((sum, width) => sum + width, gaps) <= this.width) return;
      widths[room.indexOf(widest)] = widest - 1;
    }
  }
}

/** What must not look like several lines, or like the start of another. */
export function oneLine(text: string): string {
  return text.replace(/\s/g, ' ').trim();
}
