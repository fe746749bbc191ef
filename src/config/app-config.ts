import { modelSettings, type ModelSettings } from './reviewer-settings.js';
import { type Role, type Settings } from './settings.js';

/** The settings of the running application; by now both addresses are known. */
export class AppConfig {
  readonly databaseUrl: string;
  /** The account that owns the tables, for migrations. */
  readonly databaseOwnerUrl: string;
  /** Whether to refuse to start with an account that could see every organisation's rows. */
  readonly refusesPrivilegedAccount: boolean;
  readonly redisUrl: string;
  /** Connections for the data of organisations. */
  readonly tenantPoolSize: number;
  /** Connections for look-ups and the work list: short statements, so a quarter of all is enough. */
  readonly systemPoolSize: number;
  readonly role: Role;
  readonly tokensPerReview: number;
  /** The language model that reviews; null for the embedded reviewer. */
  readonly languageModel: ModelSettings | null;
  readonly rateLimitPerMinute: number;
  readonly rateLimitAddressPerMinute: number;
  readonly rateLimitFormPerHour: number;
  /** How long entries of the audit log are kept; null for ever. */
  readonly auditRetentionDays: number | null;
  readonly trustProxy: number;
  /** Webhooks may go to addresses of this network. */
  readonly webhookAllowPrivate: boolean;
  /** Callers from other machines come by a proxy that speaks TLS. */
  readonly isBehindTls: boolean;
  /** The most connections of callers at the same time. */
  readonly maxConnections: number;
  /** Where health and metrics are served besides; null for nowhere. */
  readonly operations: { readonly host: string; readonly port: number } | null;
  /** What opens the metrics on the public port; null where only this machine may read them there. */
  readonly operationsToken: string | null;
  /** Seals the secrets of webhooks; null where webhooks are off. */
  readonly secretsKey: string | null;

  constructor(
    settings: Settings,
    addresses: { databaseUrl: string; databaseOwnerUrl?: string; redisUrl: string },
    keptSecretsKey?: string,
  ) {
    this.databaseUrl = addresses.databaseUrl;
    this.databaseOwnerUrl = addresses.databaseOwnerUrl ?? settings.databaseOwnerUrl ?? addresses.databaseUrl;
    const isProduction = settings.nodeEnv === 'production';
    this.refusesPrivilegedAccount =
      (settings.databasePrivilegedAccount ?? (isProduction ? 'refuse' : 'warn')) === 'refuse';
    this.isBehindTls = isProduction || settings.trustProxy > 0;
    this.redisUrl = addresses.redisUrl;
    this.systemPoolSize = Math.floor(settings.databasePoolSize / 4);
    this.tenantPoolSize = settings.databasePoolSize - this.systemPoolSize;
    this.role = settings.role;
    this.tokensPerReview = settings.tokensPerReview;
    this.languageModel = modelSettings(settings);
    this.rateLimitPerMinute = settings.rateLimitPerMinute;
    this.rateLimitAddressPerMinute = settings.rateLimitAddressPerMinute;
    this.rateLimitFormPerHour = settings.rateLimitFormPerHour;
    this.auditRetentionDays = settings.auditRetentionDays ?? null;
    this.trustProxy = settings.trustProxy;
    this.webhookAllowPrivate = settings.webhookAllowPrivate === 'true';
    this.maxConnections = settings.maxConnections;
    const { host, operationsHost = host, operationsPort: port } = settings;
    this.operations = port === undefined ? null : { host: operationsHost, port };
    this.operationsToken = settings.operationsToken ?? null;
    this.secretsKey = settings.secretsKey ?? keptSecretsKey ?? null;
    Object.freeze(this);
  }
}
