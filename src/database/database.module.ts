import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/app-config.js';
import { ChangeFeed } from './change-feed.js';
import { connectionOptions } from './connections.js';
import { DATABASE_ROLES } from './roles.js';
import { SchemaFit } from './schema-fit.js';
import { SeparationCheck } from './separation.check.js';
import { SystemDatabase } from './system-database.js';
import { TenantDatabase } from './tenant-database.js';

/** Entities are added by the modules that own them. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        type: 'postgres' as const,
        url: config.databaseUrl,
        poolSize: config.tenantPoolSize,
        extra: connectionOptions(DATABASE_ROLES.tenant),
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 1_000,
      }),
    }),
  ],
  providers: [ChangeFeed, SchemaFit, SeparationCheck, SystemDatabase, TenantDatabase],
  exports: [ChangeFeed, SchemaFit, SystemDatabase, TenantDatabase],
})
export class DatabaseModule {}
