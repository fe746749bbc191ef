import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const SHUTDOWN = pathToFileURL(resolve('dist', 'src', 'start', 'shutdown.js')).href;

/** What a process says whose parts end as given, and with which code it ends. */
async function endOf(parts: string): Promise<[output: string[], exitCode: number | null]> {
  const script = `
    import { Shutdown } from ${JSON.stringify(SHUTDOWN)};
    const say = (...words) => console.log(words.join(' '));
    const logger = { info: () => {}, error: ({ step, err }, message) => say(message + ':', step, err.message) };
    const shutdown = new Shutdown(logger);
    const add = (name, end) => shutdown.add({ name, withinMs: 200, end });
    ${parts}
    shutdown.onSignals();
    setInterval(() => {}, 1_000);
    process.kill(process.pid, 'SIGTERM');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const output = await text(child.stdout);
  return [output.trim().split('\n'), (await exited)[0]];
}

it('ends every part, the last that was started first, although one hangs and one fails', async () => {
  const parts = `
    add('first', async () => say('first'));
    add('hanging', () => new Promise(() => {}));
    add('failing', async () => { throw new Error('no'); });
    add('thrower', () => { throw new Error('at once'); });
    add('last', async (cause) => say('last', cause));`;
  expect(await endOf(parts)).toEqual([
    [
      'last SIGTERM',
      'A part did not end cleanly: thrower at once',
      'A part did not end cleanly: failing no',
      'A part did not end cleanly: hanging No answer within 200 ms',
      'first',
    ],
    0,
  ]);
});
