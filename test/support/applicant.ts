import { FormSigner } from '../../src/modules/apply/access/form-signer.js';
import { type TestApp } from '../setup/test-app.js';
import { type Answer, ApiClient } from './api-client.js';

type Values = Readonly<Record<string, string | readonly string[]>>;

const MINUTE_MS = 60_000;

/** Somebody before the public form of a cohort, with a browser that runs no scripts. */
export class Applicant {
  private constructor(
    private readonly client: ApiClient,
    private readonly cohort: { id: string; formVersion: number },
    private readonly signer: FormSigner,
  ) {}

  static async before(service: TestApp, cohort: { id: string; formVersion: number }): Promise<Applicant> {
    const [{ secret } = { secret: '' }] = await service.database.query<{ secret: string }[]>(
      'select form_secret as secret from cohorts where id = $1',
      [cohort.id],
    );
    return new Applicant(new ApiClient(service.baseUrl), cohort, new FormSigner(secret, cohort.id));
  }

  get path(): string {
    return `/apply/${this.cohort.id}`;
  }

  open(path = this.path): Promise<Answer> {
    return this.client.get(path);
  }

  /** Of a page that was opened a while ago, so that nobody has to wait until that would be plausible. */
  token(age = MINUTE_MS): string {
    return this.signer.issueToken(this.cohort.formVersion, new Date(Date.now() - age));
  }

  receipt(submissionId: string): string {
    return `${this.path}/received/${this.signer.issueReceipt(submissionId)}`;
  }

  /** Sends these controls, with a fresh token unless they bring one. */
  send(values: Values, headers: Record<string, string> = {}): Promise<Answer> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries({ page: this.token(), subject: '', ...values })) {
      for (const each of [value].flat()) body.append(name, each);
    }
    return this.sendRaw(body.toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  }

  sendRaw(raw: string | Uint8Array, headers: Record<string, string>): Promise<Answer> {
    return this.client.post(this.path, undefined, { raw, headers });
  }
}

/** The id of the submission that an answer leads to a receipt of; null for any other answer. */
export function receivedId({ status, headers }: Answer): string | null {
  const id = /\/received\/([0-9a-f-]{36})\.[\w-]{22}$/.exec(headers.get('location') ?? '')?.[1];
  return status === 303 ? (id ?? null) : null;
}

/** What a page says, without its markup. */
export function wordsOf({ text }: Pick<Answer, 'text'>): string {
  const plain = text.replace(/<[^<>]+>/g, ' ').replace(/\s+/g, ' ');
  return plain
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
