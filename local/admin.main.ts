import 'reflect-metadata';
import { runCommand } from '../src/admin/run-command.js';
import { readSettings } from '../src/config/load-settings.js';
import { runningDatabase } from './running-database.js';

/** As in `src/admin/main.ts`, on the database of the running service where no other is set. */
const { stdout, stderr, status } = await runCommand(process.argv.slice(2), () => {
  const settings = readSettings();
  settings.databaseUrl = runningDatabase(settings.databaseUrl, settings.dataDir);
  return settings;
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
