import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Request, type Response } from 'express';
import { contentTag, isKnown } from './entity-tag.js';

/** The better one first: callers who accept both seldom mean anything by their order. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

interface Representation {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** One step below the best, which takes ten times as long for a tenth of the size. */
const BROTLI_QUALITY = 9;

/**
 * Content that is the same for everybody while the process runs: read and compressed when it is first asked for.
 * Nothing secret and nothing of a request is ever in it, so its compressed size gives nothing away.
 */
export class KeptContent {
  private readonly made = new Map<Encoding, Promise<Representation>>();

  constructor(private readonly read: () => Buffer | string | Promise<Buffer | string>) {}

  /**
   * Answers with the content, or with 304 to a caller that has it. The calling code sets the type and how long it may
   * be cached.
   */
  async send(request: Request, response: Response): Promise<void> {
    const encoding = ENCODINGS.find((one) => request.acceptsEncodings(one) === one) ?? 'identity';
    const { bytes, tag } = await this.representation(encoding);
    response.vary('Accept-Encoding').set('ETag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(bytes);
  }

  private representation(encoding: Encoding): Promise<Representation> {
    const known = this.made.get(encoding);
    if (known !== undefined) return known;
    const made = this.make(encoding);
    this.made.set(encoding, made);
    // A read that failed may succeed the next time.
    made.catch(() => this.made.delete(encoding));
    return made;
  }

  private async make(encoding: Encoding): Promise<Representation> {
    if (encoding === 'identity') {
      const bytes = Buffer.from(await this.read());
      return { bytes, tag: contentTag(bytes) };
    }
    const plain = await this.representation('identity');
    // The tag is a strong one, so that each encoding, having other bytes, needs a tag of its own.
    return { bytes: await compress(plain.bytes, encoding), tag: plain.tag.replace(/"$/, `.${encoding}"`) };
  }
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}
