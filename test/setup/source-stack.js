import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compile } from '../../scripts/typescript.mjs';

const maps = new Map();

/** For `Error.prepareStackTrace`: a stack as ever, with the positions in the files of TypeScript. */
export function sourceStack(error, frames) {
  return [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSource(frame)}`)].join('\n');
}

function inSource(frame) {
  const url = frame.getFileName();
  if (!url?.startsWith('file:') || !url.endsWith('.ts')) return String(frame);
  const file = fileURLToPath(url);
  const { originalLine, originalColumn } = mapOf(file).findEntry(
    frame.getLineNumber() - 1,
    frame.getColumnNumber() - 1,
  );
  const [line, column] =
    originalLine === undefined
      ? [frame.getLineNumber(), frame.getColumnNumber()]
      : [originalLine + 1, originalColumn + 1];
  return String(frame).replace(/file:.*:\d+:\d+/, () => `${file}:${line}:${column}`);
}

/** Compiled once more: few files are ever in a stack that somebody looks at. */
function mapOf(file) {
  if (!maps.has(file)) maps.set(file, new SourceMap(JSON.parse(compile(file).map)));
  return maps.get(file);
}
