import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUrl, Matches, Max, Min } from 'class-validator';
import { LIMITS } from '../common/validation/limits.js';
import { FromEnv } from './from-env.js';
import { ReviewerSettings } from './reviewer-settings.js';

const ROLES = ['api', 'worker', 'all'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One process may serve HTTP, run reviews, or do both. */
export type Role = (typeof ROLES)[number];

/** Every environment variable the service reads: its name, its bounds and its default. */
export class Settings extends ReviewerSettings {
  /** Only the value `production` has a meaning. */
  @FromEnv('NODE_ENV')
  @IsString()
  nodeEnv = 'development';

  @FromEnv('PORT')
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  port = 3000;

  @FromEnv('HOST')
  @Matches(/^\S+$/, { message: 'host must be a name or an address' })
  host = '127.0.0.1';

  @FromEnv('ROLE')
  @IsIn(ROLES)
  role: Role = 'all';

  @FromEnv('DATA_DIR')
  @IsString()
  @IsNotEmpty()
  dataDir = '.data';

  @FromEnv('DATABASE_URL')
  @IsOptional()
  @IsUrl({ protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false })
  databaseUrl?: string;

  @FromEnv('DATABASE_OWNER_URL')
  @IsOptional()
  @IsUrl({ protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false })
  databaseOwnerUrl?: string;

  /** Whether a start brings the database up to date, or leaves that to `admin migrate` and refuses where anything is owed. */
  @FromEnv('MIGRATE')
  @IsIn(['auto', 'never'])
  migrate: 'auto' | 'never' = 'auto';

  /** What becomes of a start with an account that owns the tables, or may do more; in production `refuse`. */
  @FromEnv('DATABASE_PRIVILEGED_ACCOUNT')
  @IsOptional()
  @IsIn(['refuse', 'warn'])
  databasePrivilegedAccount?: 'refuse' | 'warn';

  @FromEnv('REDIS_URL')
  @IsOptional()
  @IsUrl({ protocols: ['redis', 'rediss'], require_protocol: true, require_tld: false })
  redisUrl?: string;

  @FromEnv('MAX_CONNECTIONS')
  @Type(() => Number)
  @IsInt()
  @Min(10)
  @Max(1_000_000)
  maxConnections = 10_000;

  @FromEnv('OPERATIONS_PORT')
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  operationsPort?: number;

  @FromEnv('OPERATIONS_HOST')
  @IsOptional()
  @Matches(/^\S+$/, { message: 'operationsHost must be a name or an address' })
  operationsHost?: string;

  @FromEnv('OPERATIONS_TOKEN')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{16,200}$/, { message: 'operationsToken must be 16 to 200 visible ASCII characters' })
  operationsToken?: string;

  @FromEnv('DATABASE_POOL_SIZE')
  @Type(() => Number)
  @IsInt()
  @Min(4)
  @Max(200)
  databasePoolSize = 20;

  @FromEnv('SHUTDOWN_GRACE_SECONDS')
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(10)
  shutdownGraceSeconds = 5;

  @FromEnv('TOKENS_PER_REVIEW')
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  tokensPerReview = 1;

  @FromEnv('RATE_LIMIT_PER_MINUTE')
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.rateLimit)
  rateLimitPerMinute = 600;

  @FromEnv('RATE_LIMIT_ADDRESS_PER_MINUTE')
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.rateLimit)
  rateLimitAddressPerMinute = 600;

  @FromEnv('RATE_LIMIT_FORM_PER_HOUR')
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.rateLimit)
  rateLimitFormPerHour = 100;

  @FromEnv('TRUST_PROXY')
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(10)
  trustProxy = 0;

  /** Whether webhooks may go to the operator's own network, by plain HTTP and any port. */
  @FromEnv('WEBHOOK_ALLOW_PRIVATE')
  @IsIn(['true', 'false'])
  webhookAllowPrivate: 'true' | 'false' = 'false';

  @FromEnv('AUDIT_RETENTION_DAYS')
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(30)
  @Max(36_500)
  auditRetentionDays?: number;

  /** Seals what has to be kept secret in the database and cannot be kept as a hash. */
  @FromEnv('SECRETS_KEY')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{32,200}$/, { message: 'secretsKey must be 32 to 200 visible ASCII characters' })
  secretsKey?: string;

  @FromEnv('LOG_LEVEL')
  @IsOptional()
  @IsIn(LOG_LEVELS)
  logLevel?: LogLevel;
}
