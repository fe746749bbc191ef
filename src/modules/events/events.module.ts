import { Module } from '@nestjs/common';
import { EventAnnouncer } from './event-announcer.js';
import { OldEventsRepository } from './old-events.repository.js';

/** For modules that change submissions, and for the removal of old events. */
@Module({
  providers: [EventAnnouncer, OldEventsRepository],
  exports: [EventAnnouncer, OldEventsRepository],
})
export class EventsModule {}
