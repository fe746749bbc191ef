import { Module } from '@nestjs/common';
import { EventAnnouncer } from './event-announcer.js';
import { OldEventsRepository } from './old-events.repository.js';

/** What those need who change submissions, and who let go of what is old. */
@Module({
  providers: [EventAnnouncer, OldEventsRepository],
  exports: [EventAnnouncer, OldEventsRepository],
})
export class EventsModule {}
