import { Module } from '@nestjs/common';
import { OverlapsRepository } from './overlaps.repository.js';

@Module({ providers: [OverlapsRepository], exports: [OverlapsRepository] })
export class OverlapsModule {}
