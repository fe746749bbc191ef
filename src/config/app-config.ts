import { type Role, type Settings } from './settings.js';

/** What the running application knows of its settings; both addresses are settled by now. */
export class AppConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly databasePoolSize: number;
  readonly role: Role;
  readonly tokensPerReview: number;
  readonly rateLimitPerMinute: number;
  readonly rateLimitAddressPerMinute: number;
  readonly trustProxy: number;
  readonly logLevel: string;

  constructor(settings: Settings, addresses: { databaseUrl: string; redisUrl: string }) {
    this.databaseUrl = addresses.databaseUrl;
    this.redisUrl = addresses.redisUrl;
    this.databasePoolSize = settings.databasePoolSize;
    this.role = settings.role;
    this.tokensPerReview = settings.tokensPerReview;
    this.rateLimitPerMinute = settings.rateLimitPerMinute;
    this.rateLimitAddressPerMinute = settings.rateLimitAddressPerMinute;
    this.trustProxy = settings.trustProxy;
    this.logLevel = settings.logLevel;
    Object.freeze(this);
  }
}
