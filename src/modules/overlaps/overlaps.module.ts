import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswerFingerprintEntity } from './answer-fingerprint.entity.js';
import { FingerprintIndexRepository } from './fingerprint-index.repository.js';
import { OverlapsRepository } from './overlaps.repository.js';
import { WaitingFingerprintEntity } from './waiting-fingerprint.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([AnswerFingerprintEntity, WaitingFingerprintEntity])],
  providers: [FingerprintIndexRepository, OverlapsRepository],
  exports: [FingerprintIndexRepository, OverlapsRepository],
})
export class OverlapsModule {}
