import { Injectable, Logger } from '@nestjs/common';
import { CHANGED_ELSEWHERE_MS, ReadThroughCache } from '../../common/cache/read-through-cache.js';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { MergedReads } from '../../database/merged-reads.js';
import { hashText } from './key-format.js';
import { KeysRepository, type CachedKey } from './keys.repository.js';
import { UnknownKeys } from './unknown-keys.js';

const MOST = 10_000;
/** How long look-ups of possibly invalid keys wait to be sent as one query. */
const TOGETHER_MS = 100;
const USED_RECENTLY_MS = 60_000;

/** The keys that are in use, in memory: under their hashes, since the keys themselves are kept nowhere. */
@Injectable()
export class KeyCache {
  private readonly noting = new ErrorStreak(new Logger('Keys'), 'Noting when keys are used');
  private readonly cache: ReadThroughCache<CachedKey>;
  private readonly unknown = new UnknownKeys();
  private readonly together: MergedReads<CachedKey>;

  constructor(
    private readonly keys: KeysRepository,
    changes: ChangeFeed,
  ) {
    this.cache = new ReadThroughCache({ maxWeight: MOST, keptMs: CHANGED_ELSEWHERE_MS });
    const pause = (read: () => void): unknown => setTimeout(read, TOGETHER_MS);
    this.together = new MergedReads((_, hashes) => this.keys.findByHashes(hashes), pause);
    changes.follow('api_keys', (id) => {
      this.cache.forget((key) => key.id === id);
    });
  }

  /** The key, if it is in memory and fresh enough to trust. */
  peek(key: string): CachedKey | undefined {
    return this.cache.peek(hashText(key));
  }

  /** Whether the key was found before, even if that is too old to trust. */
  hasMet(key: string): boolean {
    return this.cache.has(hashText(key));
  }

  /** `together` waits a moment and looks the key up in one query with others. */
  async find(key: string, pace: 'at once' | 'together'): Promise<CachedKey | null> {
    const hash = hashText(key);
    if (this.unknown.has(hash)) return null;
    const found = await this.cache.get(hash, () =>
      pace === 'at once' ? this.keys.findByHash(hash) : this.together.read('', hash),
    );
    if (found === null) this.unknown.add(hash);
    return found;
  }

  /** Notes the time of use in the background, so that it neither delays nor fails a request. */
  noteUse(key: CachedKey, now: Date): void {
    if (key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() <= USED_RECENTLY_MS) return;
    key.lastUsedAt = now;
    void this.noting.tolerate(this.keys.recordUse(key));
  }
}
