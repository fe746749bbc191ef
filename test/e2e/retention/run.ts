import { AppConfig } from '../../../src/config/app-config.js';
import { AuditRepository } from '../../../src/modules/audit/audit.repository.js';
import { OldEventsRepository } from '../../../src/modules/events/old-events.repository.js';
import { SessionsRepository } from '../../../src/modules/members/sessions/sessions.repository.js';
import { EraseDueCohorts } from '../../../src/modules/retention/erase-due-cohorts.js';
import { Retention } from '../../../src/modules/retention/retention.js';
import { OldAttemptsRepository } from '../../../src/modules/webhooks/deliveries/old-attempts.repository.js';
import { type TestApp } from '../../setup/test-app.js';

/** The service's own run, a minute after its start, would take from a slow test what that is about to look at. */
export const NOT_BY_ITSELF = { provide: Retention, useValue: {} };

export function run({ app }: TestApp): Promise<void> {
  const [config, cohorts, audit, sessions, events, attempts] = [
    app.get(AppConfig, { strict: false }),
    app.get(EraseDueCohorts, { strict: false }),
    app.get(AuditRepository, { strict: false }),
    app.get(SessionsRepository, { strict: false }),
    app.get(OldEventsRepository, { strict: false }),
    app.get(OldAttemptsRepository, { strict: false }),
  ];
  return new Retention(config, cohorts, audit, sessions, events, attempts).run();
}
