import { Module } from '@nestjs/common';
import { RedisConnections } from './redis-connections.js';

@Module({ providers: [RedisConnections], exports: [RedisConnections] })
export class RedisModule {}
