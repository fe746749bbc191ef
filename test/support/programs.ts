import { execFile } from 'node:child_process';

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly complaints: string;
}

/** Runs a program as a person's shell would, and says how it ended; that it is missing fails the test. */
export function run(program: string, args: readonly string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { env: { ...process.env, ...env } }, (error, output, complaints) => {
      if (error !== null && typeof error.code !== 'number') {
        reject(new Error(`${program} cannot be run: install it. ${error.message}`));
        return;
      }
      resolve({ code: error === null ? 0 : Number(error.code), output, complaints });
    });
  });
}
