import { Module } from '@nestjs/common';
import { FieldReader } from './field-reader.js';
import { FieldThreads } from './field-threads.js';

@Module({
  providers: [FieldReader, { provide: FieldThreads, useFactory: (): FieldThreads => new FieldThreads() }],
  exports: [FieldReader],
})
export class FieldsModule {}
