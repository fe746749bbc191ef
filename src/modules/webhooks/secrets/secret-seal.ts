import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { openText, sealText } from '../../../common/sealing/sealed-text.js';
import { AppConfig } from '../../../config/app-config.js';

const FORM = 'v1';

/** What a secret belongs to: sealed for one endpoint, it cannot be opened for another. */
interface Sealed {
  readonly organisationId: string;
  readonly id: string;
}

/** Seals what signs, since a hash of it would not sign: who reads the database alone has no secret of anybody. */
@Injectable()
export class SecretSeal {
  private readonly key: Buffer | null;

  constructor({ secretsKey }: AppConfig) {
    this.key = secretsKey === null ? null : createHash('sha256').update(secretsKey).digest();
  }

  get isReady(): boolean {
    return this.key !== null;
  }

  /** @throws ApiError webhooks_unavailable */
  seal(secret: string, of: Sealed): string {
    return `${FORM}.${sealText(secret, this.readyKey, nameOf(of)).toString('base64url')}`;
  }

  /** Null for what was sealed with another key, or for another endpoint. */
  open(sealed: string, of: Sealed): string | null {
    if (this.key === null) return null;
    const [form, text = ''] = sealed.split('.');
    return form === FORM ? openText(Buffer.from(text, 'base64url'), this.key, nameOf(of)) : null;
  }

  private get readyKey(): Buffer {
    if (this.key === null) throw new ApiError('webhooks_unavailable');
    return this.key;
  }
}

function nameOf({ organisationId, id }: Sealed): string {
  return `webhook ${organisationId} ${id}`;
}
