import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { EventEntity } from '../event.entity.js';
import { EventsController } from './events.controller.js';
import { EventsFeed } from './events-feed.js';
import { FeedNews } from './feed-news.js';
import { FeedRepository } from './feed.repository.js';
import { FeedRoom } from './feed-room.js';
import { PositionsCheck } from './positions.check.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventEntity]), AuthModule],
  controllers: [EventsController],
  providers: [EventsFeed, FeedNews, FeedRepository, FeedRoom, PositionsCheck],
  exports: [EventsFeed],
})
export class FeedModule {}
