import { SYSTEM } from '../../src/common/access/author.js';
import { type PortalRole } from '../../src/common/access/portal-role.js';
import { newId } from '../../src/common/ids/uuid.js';
import { TenantDatabase } from '../../src/database/tenant-database.js';
import { MembersService } from '../../src/modules/members/members.service.js';
import { Passwords } from '../../src/modules/members/passwords.js';
import { SessionsRepository } from '../../src/modules/members/sessions/sessions.repository.js';
import { type TestApp } from '../setup/test-app.js';
import { PortalClient } from '../support/portal-client.js';
import { type World } from '../support/world.js';

/** Of the example of changing one's password. */
const DOCUMENTED_PASSWORD = 'correct horse battery staple';
let passwordHash: string | undefined;

/** A new member of an organisation, signed in without the trouble of a password. */
export async function newMember(
  service: TestApp,
  { organisationId }: World,
  role: PortalRole,
): Promise<{ client: PortalClient; memberId: string }> {
  const tenants = service.app.get(TenantDatabase, { strict: false });
  const members = service.app.get(MembersService, { strict: false });
  const email = `${role}-${newId()}@example.com`;
  passwordHash ??= await service.app.get(Passwords, { strict: false }).hash(DOCUMENTED_PASSWORD);
  const hash = passwordHash;
  const member = await tenants.transaction(organisationId, (manager) =>
    members.create(manager, { organisationId, email, passwordHash: hash, role }),
  );
  if (member === null) throw new Error(`${email} is taken`);
  const token = await service.app.get(SessionsRepository, { strict: false }).open(member, SYSTEM);
  return { client: PortalClient.withSession(service.baseUrl, token), memberId: member.id };
}
