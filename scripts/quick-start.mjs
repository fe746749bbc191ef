// Does what docs/quick-start.md says in a fresh copy of the repository, and writes the page with the figures that it measured.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { START, STEPS } from './quick-start-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const READY = 'Read its report';
const NEXT = '-- next --';
/** Of the clock by which Linux counts. */
const TICK_MS = 10;
/** A run that hangs ends, and says so by failing. */
const LONGEST_MS = 20 * 60_000;

const copy = mkdtempSync(join(tmpdir(), 'intake-quick-start-'));
const begun = Date.now();
let service;
const groups = new Set();
const deadline = setTimeout(giveUp, LONGEST_MS);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp);
try {
  execFileSync('git', ['clone', '--quiet', root, copy], { stdio: 'inherit' });
  const installed = await timed(() => shell(START.install));
  const started = await timed(start);
  const results = await run(service.address);
  const total = { ms: Date.now() - begun, processorMs: processorTime() };
  await stop();
  writeFileSync(join(root, 'docs', 'quick-start.md'), page({ total, installed, started, results }));
} finally {
  clearTimeout(deadline);
  await stop();
  rmSync(copy, { recursive: true, force: true });
}

async function timed(action) {
  const from = Date.now();
  const used = processorTime();
  await action();
  return { ms: Date.now() - from, processorMs: processorTime() - used };
}

/** In a group of its own, so that nothing of it is left behind. */
function shellOf(command, stdio, settings = {}) {
  const env = { ...process.env, ...settings };
  const child = spawn('sh', ['-ec', command], { cwd: copy, env, stdio: ['ignore', stdio, 'inherit'], detached: true });
  groups.add(child);
  return child;
}

function giveUp() {
  for (const child of groups) endGroup(child);
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
  console.error('The quick start was given up.');
  process.exit(1);
}

async function shell(command) {
  const [code] = await once(shellOf(command, 'ignore'), 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** On a port that the system gives; the page has the usual one. */
async function start() {
  const child = shellOf(START.start, 'pipe', { PORT: '0', LOG_LEVEL: 'warn' });
  service = { child, address: '' };
  for await (const line of createInterface({ input: child.stdout })) {
    service.address = /ready at (\S+)/.exec(line)?.[1] ?? service.address;
    if (line.includes(READY)) break;
  }
  child.stdout.resume();
  if (service.address === '') throw new Error('The service ended before it was ready');
}

/** All steps in one shell, as they stand but for the address; each with its output and the time that it took. */
async function run(address) {
  const commands = STEPS.map(({ command }) => command.replace('http://127.0.0.1:3000', address));
  const script = commands.map((command) => `${command}\necho; echo '${NEXT}'\n`).join('');
  const child = shellOf(script, 'pipe', { XDG_CONFIG_HOME: join(copy, '.config') });
  // What a step that failed has left behind would keep the output open.
  const ended = once(child, 'exit').finally(() => endGroup(child));
  const results = [];
  let output = '';
  let from = Date.now();
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== NEXT) output += `${line}\n`;
    else {
      results.push({ output, ms: Date.now() - from });
      output = '';
      from = Date.now();
    }
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`“${STEPS[results.length].title}” failed: ${output}`);
  return results;
}

async function stop() {
  if (service === undefined || service.child.exitCode !== null) return;
  const { child } = service;
  service = undefined;
  const ended = once(child, 'exit');
  endGroup(child);
  await ended;
  const { removePrivatePlace } = await import(join(copy, 'dist', 'local', 'private-place.js'));
  removePrivatePlace(realpathSync(join(copy, '.data')));
}

function endGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // All of it has ended.
  }
}

/** What all that was started has used of the processor so far, in milliseconds; other work on the machine does not show in it. */
function processorTime() {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? usageOf(Number(name)) : []));
  const ours = new Set([process.pid]);
  for (let known = 0; known !== ours.size;) {
    known = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.reduce((sum, { pid, ticks }) => (ours.has(pid) ? sum + ticks : sum), 0) * TICK_MS;
}

/** Of a process, with those of its own that have ended; of none where it has ended meanwhile. */
function usageOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(') ') + 2)
      .split(' ')
      .map(Number);
    return [{ pid, parent: fields[1], ticks: fields.slice(11, 15).reduce((sum, one) => sum + one) }];
  } catch {
    return [];
  }
}

function page({ total, installed, started, results }) {
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  const steps = STEPS.map(({ title, text, command, shown }, at) => {
    const answer = shown === undefined ? '' : `\n${answerOf(results[at].output, shown)}\n`;
    return `## ${at + 2}. ${title}\n\n${text}\n\n\`\`\`sh\n${command}\n\`\`\`\n${answer}\n*${seconds(results[at].ms)}*\n`;
  });
  return `# Quick start

From nothing to a verified webhook: ${seconds(total.ms)} by the clock, ${seconds(total.processorMs)} of
processor time. You need Node.js 20.19 or later and curl. With a key of a service that runs already, begin with the [guide](guides/quick-start.md).

This page is written by \`npm run quick-start\`, which runs it in a fresh copy of the repository: figures and answers are those of
its last run, on ${availableParallelism()} cores (load average ${loadavg()[0].toFixed(1)}) with Node.js ${process.versions.node}. Answers are shortened.

## 1. Install and start

\`\`\`sh
${START.install}
${START.start}
\`\`\`

*${seconds(installed.ms)} to install (${seconds(installed.processorMs)} of processor time), ${seconds(started.ms)} (${seconds(started.processorMs)}) to build, to start and to make a demonstration.* The service stays in this shell until \`Ctrl-C\`. Go on in
another one, in the same folder.

${steps.join('\n')}
## Next

- [The guides](guides/quick-start.md), which the service has at \`/docs/guides\`: forms, waiting, retries, errors, going live.
- \`/docs\` to try requests, \`/docs/reference\` to search all of them, with samples in curl, JavaScript and Python.
- The team’s portal at \`/portal/\`, whose sign-in is printed by the start.
`;
}

function answerOf(output, shown) {
  if (shown === 'text') return `\`\`\`text\n${output.trim()}\n\`\`\``;
  const answer = JSON.parse(output);
  const members = Object.fromEntries(shown.map((name) => [name, answer[name]]));
  return `\`\`\`json\n${JSON.stringify(members, null, 2)}\n\`\`\``;
}
