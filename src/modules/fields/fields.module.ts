import { Module } from '@nestjs/common';
import { FieldReader, FieldThreads } from './field-reader.js';

@Module({
  providers: [FieldReader, { provide: FieldThreads, useFactory: (): FieldThreads => new FieldThreads() }],
  exports: [FieldReader],
})
export class FieldsModule {}
