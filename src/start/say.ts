/** For people, on stdout beside the log, which is for programs. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
