import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in these, on every platform that Node.js runs on. */
const TICK_MICROS = 10_000;

interface ProcStat {
  readonly pid: number;
  readonly parent: number;
  readonly ownTicks: number;
  /** With that of children which have ended. */
  readonly allTicks: number;
}

/** Of a process and its children, those that have ended and those that still run, as PostgreSQL has one per connection. */
export function processorMicros(pid: number): number {
  const stats = readAll();
  const children = stats.filter(({ parent }) => parent === pid);
  const own = stats.find((stat) => stat.pid === pid)?.allTicks ?? 0;
  return (own + children.reduce((sum, { ownTicks }) => sum + ownTicks, 0)) * TICK_MICROS;
}

/** What all processors of the machine together were busy with since it started. */
export function machineMicros(): number {
  const [, ...ticks] = (/^cpu .*$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0] ?? '').split(/\s+/).map(Number);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = ticks;
  return (user + nice + system + interrupts + softInterrupts) * TICK_MICROS;
}

export function residentMiB(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function readAll(): ProcStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
}

function readStat(pid: number): ProcStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may itself hold spaces and parentheses; the fields follow the last one.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { pid, parent, ownTicks: user + system, allTicks: user + system + childUser + childSystem };
  } catch {
    // It ended just now.
    return undefined;
  }
}
