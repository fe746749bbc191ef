import { Injectable } from '@nestjs/common';
import { ReadThroughCache } from '../../common/cache/read-through-cache.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { hashText } from './key-format.js';
import { KeysRepository, type KnownKey } from './keys.repository.js';

const MOST = 10_000;
const USED_RECENTLY_MS = 60_000;

/** The keys that are in use, in memory: under their hashes, since the keys themselves are kept nowhere. */
@Injectable()
export class KnownKeys {
  private readonly cache: ReadThroughCache<KnownKey>;

  constructor(
    private readonly keys: KeysRepository,
    changes: ChangeFeed,
  ) {
    this.cache = new ReadThroughCache({ maxWeight: MOST, isTold: () => changes.isLive });
    changes.follow('api_keys', (id) => { this.cache.forget((key) => id === null || key.id === id); });
  }

  /** What is in memory of the key itself, and can be trusted. */
  peek(key: string): KnownKey | undefined {
    return this.cache.peek(hashText(key));
  }

  async find(keyHash: Buffer): Promise<KnownKey | null> {
    return this.cache.get(keyHash.toString('base64'), () => this.keys.findByHash(keyHash));
  }

  /** Book-keeping: it neither delays a request nor fails it. */
  noteUse(key: KnownKey, now: Date): void {
    if (key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() <= USED_RECENTLY_MS) return;
    key.lastUsedAt = now;
    this.keys.recordUse(key.id).catch(() => undefined);
  }
}
