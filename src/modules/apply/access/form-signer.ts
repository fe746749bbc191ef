import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../common/ids/uuid.js';

/** What a page of the form tells us about itself when it is sent. */
export interface PageToken {
  readonly issuedAt: Date;
  readonly formVersion: number;
  /** Unique for each page: whatever is sent from one page, however often, is one application. */
  readonly once: string;
}

const TOKEN = /^([0-9a-z]{8,9})\.(\d{1,10})\.([\w-]{22})$/;
const MAC_BYTES = 16;

/** Signs what applicants carry back to us. Each cohort has its own signer, which accepts nothing signed by another. */
export class FormSigner {
  constructor(
    private readonly secret: string,
    private readonly cohortId: string,
  ) {}

  issueToken(formVersion: number, now: Date = new Date()): string {
    return this.sign('page', `${now.getTime().toString(36)}.${formVersion}.${randomBytes(16).toString('base64url')}`);
  }

  /** Null for anything that this signer did not sign. */
  readToken(text: string): PageToken | null {
    const [, issuedAt = '', formVersion, once = ''] = TOKEN.exec(this.verify('page', text) ?? '') ?? [];
    return once === '' ? null : { issuedAt: new Date(parseInt(issuedAt, 36)), formVersion: Number(formVersion), once };
  }

  /** A token for an accepted application, in the address of its confirmation page. */
  issueReceipt(submissionId: string): string {
    return this.sign('receipt', submissionId);
  }

  /** The submission's id; null for anything that this signer did not sign. */
  readReceipt(text: string): string | null {
    const id = this.verify('receipt', text);
    return id !== null && isUuid(id) ? id : null;
  }

  private sign(purpose: string, text: string): string {
    return `${text}.${this.mac(purpose, text)}`;
  }

  private verify(purpose: string, signed: string): string | null {
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, Math.max(0, end));
    // Compares the text of the signature and not its bytes, which base64 can write in more than one way.
    const sent = Buffer.from(signed.slice(end + 1));
    const due = Buffer.from(this.mac(purpose, text));
    return sent.length === due.length && timingSafeEqual(sent, due) ? text : null;
  }

  private mac(purpose: string, text: string): string {
    const mac = createHmac('sha256', this.secret).update(`${purpose}\n${this.cohortId}\n${text}`).digest();
    return mac.subarray(0, MAC_BYTES).toString('base64url');
  }
}
