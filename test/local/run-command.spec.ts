import { runCommand } from '../../local/run-command.js';
import { waitUntil } from '../../local/wait-until.js';
import { processesBelow, removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

afterAll(removeTemporaryFolders);

it('a program that is given up ends with all that it has started', async () => {
  const folder = temporaryFolder();
  const stopping = new AbortController();
  const running = runCommand('sh', ['-c', 'sleep 600 & sleep 600 & wait'], { cwd: folder, stopping: stopping.signal });
  expect(await waitUntil(() => processesBelow(folder).length === 3, { withinMs: 20_000, everyMs: 5 })).toBe(true);
  stopping.abort();
  expect(await running).toEqual({ succeeded: false, output: '' });
  expect(await waitUntil(() => processesBelow(folder).length === 0, { withinMs: 20_000, everyMs: 5 })).toBe(true);
});
