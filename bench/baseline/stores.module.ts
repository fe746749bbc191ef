import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENTITIES } from './entities.js';

export const QUEUE = 'reviews';

export interface Stores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** PostgreSQL and Redis as their modules' documentation sets them up, with the defaults of both. */
@Module({})
export class StoresModule {
  static with({ databaseUrl, redisUrl }: Stores): DynamicModule {
    return {
      module: StoresModule,
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          url: databaseUrl,
          entities: ENTITIES,
          synchronize: true,
          uuidExtension: 'pgcrypto',
          installExtensions: false,
        }),
        TypeOrmModule.forFeature(ENTITIES),
        BullModule.forRoot({ url: redisUrl }),
        BullModule.registerQueue({ name: QUEUE }),
      ],
      exports: [TypeOrmModule, BullModule],
    };
  }
}
