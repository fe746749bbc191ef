import { Injectable } from '@nestjs/common';
import { MergedReads } from '../../database/merged-reads.js';
import { KeysRepository } from '../keys/keys.repository.js';
import { invalidApiKey } from './api-key.authenticator.js';
import { type KeyHolder } from './caller.js';

/** The keys of requests that are held: who waits for an answer may lose the right to it meanwhile. */
@Injectable()
export class HeldKeys {
  /** Thousands of requests may be released at once, many of them with the same keys. */
  private readonly live: MergedReads<string>;

  constructor(keys: KeysRepository) {
    this.live = new MergedReads(async (organisationId, ids) => {
      const found = await keys.findLive(organisationId, ids);
      return new Map(found.map((id) => [id, id]));
    });
  }

  /**
   * A read that looks first whether the key still works, where its request was held. @throws ApiError invalid_api_key
   */
  guard<T>(
    { organisationId, keyId }: Pick<KeyHolder, 'organisationId' | 'keyId'>,
    read: () => Promise<T>,
  ): (wasHeld: boolean) => Promise<T> {
    return async (wasHeld) => {
      if (wasHeld && (await this.live.read(organisationId, keyId)) === null) throw invalidApiKey();
      return read();
    };
  }
}
