import { CsvError, parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { usageFailure } from '../failures/failure.js';

/** As it stands in the file. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvFormat {
  readonly path: string;
  readonly encoding: string;
  readonly delimiter: string;
}

export interface CsvOptions {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
}

/** More than the service takes of one application: a quote that is never closed must not take in the rest of the file. */
const LARGEST_ROW = 4 * 1024 * 1024;
const LOOKED_AT = 64 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];

/** How a file is written, from its beginning. @throws Failure */
export async function detectFormat(path: string, options: CsvOptions): Promise<CsvFormat> {
  const beginning = await beginningOf(path);
  const encoding = options.encoding ?? encodingOf(beginning);
  const delimiter = options.delimiter ?? delimiterOf(decoderOf(encoding, false).decode(beginning));
  if ([...delimiter].length !== 1) throw usageFailure('The delimiter is one character');
  return { path, encoding, delimiter };
}

/** The rows of the file, the one with the names of the columns first. @throws Failure, with the line of what is wrong */
export async function* readCsv({ path, encoding, delimiter }: CsvFormat): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_ROW,
  });
  const file = createReadStream(path);
  const text = toUtf8(encoding);
  file.on('error', (error) => text.destroy(error));
  text.on('error', (error) => parser.destroy(error));
  file.pipe(text).pipe(parser);
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      // The parser counts the line on which a row ends.
      yield { line, cells: record };
      line = info.lines + 1;
    }
  } catch (error) {
    throw failureOf(error, path, encoding);
  } finally {
    file.destroy();
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw failureOf(error, path, '');
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    if (bytesRead === 0) throw usageFailure(`${path} is empty`, 'invalid_file');
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw failureOf(error, path, '');
  } finally {
    await file.close();
  }
}

function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The one that stands most often between the names of the columns, quoted names left aside. */
function delimiterOf(beginning: string): string {
  const header = beginning.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** @throws Failure */
function decoderOf(encoding: string, isFatal = true): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: isFatal });
  } catch {
    throw usageFailure(`There is no encoding ${encoding}`);
  }
}

function toUtf8(encoding: string): Transform {
  const decoder = decoderOf(encoding);
  return new Transform({
    decodeStrings: false,
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, decoder.decode(chunk, { stream: true }));
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, decoder.decode());
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function failureOf(error: unknown, path: string, encoding: string): Error {
  if (error instanceof CsvError) {
    return usageFailure(`${path} is not CSV that can be read: ${error.message}`, 'invalid_file');
  }
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return usageFailure(`${path} is not ${encoding}: say --encoding, such as windows-1252`, 'invalid_file');
  }
  if (error instanceof Error && 'syscall' in error) {
    return usageFailure(`${path} cannot be read: ${error.message}`, 'invalid_file');
  }
  return error as Error;
}
