import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { AppConfig } from '../../../config/app-config.js';

const ALGORITHM = 'aes-256-gcm';
const FORM = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret belongs to: sealed for one endpoint, it cannot be opened for another. */
export interface Sealed {
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
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.readyKey, iv).setAAD(nameOf(of));
    const parts = [iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `${FORM}.${Buffer.concat(parts).toString('base64url')}`;
  }

  /** Null for what was sealed with another key, or for another endpoint. */
  open(sealed: string, of: Sealed): string | null {
    if (this.key === null) return null;
    const [form, text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64url');
    if (form !== FORM || bytes.length < IV_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(nameOf(of)).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  private get readyKey(): Buffer {
    if (this.key === null) throw new ApiError('webhooks_unavailable');
    return this.key;
  }
}

function nameOf({ organisationId, id }: Sealed): Buffer {
  return Buffer.from(`webhook ${organisationId} ${id}`);
}
