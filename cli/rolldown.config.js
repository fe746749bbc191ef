/** One file of the sources; the packages stay beside it. */
export default {
  input: 'src/main.ts',
  platform: 'node',
  external: ['@application-intake/sdk', 'commander', 'csv-parse', 'picocolors'],
  // What it warns of, such as a package that cannot be found, would otherwise fail when the program is started.
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
  output: { file: 'dist/main.js' },
};
