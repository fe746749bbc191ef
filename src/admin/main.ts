import 'reflect-metadata';
import { readSettings } from '../config/load-settings.js';
import { runCommand } from './run-command.js';

const { stdout, stderr, status } = await runCommand(process.argv.slice(2), readSettings);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
