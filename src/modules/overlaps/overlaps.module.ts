import { Module } from '@nestjs/common';
import { FingerprintIndexRepository } from './fingerprint-index.repository.js';
import { OverlapsRepository } from './overlaps.repository.js';

@Module({
  providers: [FingerprintIndexRepository, OverlapsRepository],
  exports: [FingerprintIndexRepository, OverlapsRepository],
})
export class OverlapsModule {}
