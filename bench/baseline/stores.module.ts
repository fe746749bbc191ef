import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Module } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
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
        BullModule.forRoot({ url: redisUrl }),
        BullModule.registerQueue({ name: QUEUE }),
      ],
      // What `forFeature` is given it adds to every application of the process that loads its entities by itself.
      providers: ENTITIES.map((entity) => ({
        provide: getRepositoryToken(entity),
        inject: [DataSource],
        useFactory: (database: DataSource) => database.getRepository<object>(entity),
      })),
      exports: [BullModule, ...ENTITIES.map((entity) => getRepositoryToken(entity))],
    };
  }
}
