import { Module } from '@nestjs/common';
import { OperationsAccess } from './operations-access.js';
import { OperationsListener } from './operations-listener.js';

@Module({ providers: [OperationsAccess, OperationsListener], exports: [OperationsAccess] })
export class OperationsModule {}
