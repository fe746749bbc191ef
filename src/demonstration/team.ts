import { type INestApplicationContext } from '@nestjs/common';
import { type Author } from '../common/access/author.js';
import { AcceptInvitation } from '../modules/members/invitations/accept-invitation.js';
import { newPassword } from '../modules/members/passwords.js';
import { TeamService } from '../modules/members/team.service.js';
import { type Colleague, COLLEAGUES } from './sample-application.js';

export const OWNER = 'demo@example.com';
const REVIEWER = 'ines.reviewer@example.com';
const VIEWER = 'viktor.viewer@example.com';

const ADDRESSES: Readonly<Record<Colleague, string>> = { owner: OWNER, reviewer: REVIEWER };

/** More members than a newcomer is likely to have invited. */
const MOST = 1_000;

type MemberAuthor = Author & { readonly id: string };

/** These changes come from no request. */
const ORIGIN = { address: null, requestId: null };

/** A second member who decides beside the owner, and an invitation that nobody has accepted yet. */
export async function gatherTeam(app: INestApplicationContext, organisationId: string): Promise<void> {
  const team = app.get(TeamService, { strict: false });
  const { owner: author } = await authorsIn(app, organisationId);
  if (author === undefined) throw new Error('A new organisation has no owner');
  const editor = { organisationId, role: 'owner', author } as const;
  const { token } = await team.invite(editor, REVIEWER, 'reviewer');
  await app.get(AcceptInvitation, { strict: false }).execute(token, newPassword(), ORIGIN);
  await team.invite(editor, VIEWER, 'viewer');
}

/** Those of them who are still in the team. */
export async function authorsIn(
  app: INestApplicationContext,
  organisationId: string,
): Promise<Partial<Record<Colleague, MemberAuthor>>> {
  const members = await app.get(TeamService, { strict: false }).list(organisationId, { before: null, limit: MOST });
  const authors = COLLEAGUES.flatMap((who) => {
    const member = members.find(({ email }) => email === ADDRESSES[who]);
    return member === undefined ? [] : [[who, { kind: 'member', id: member.id, name: member.email, ...ORIGIN }]];
  });
  return Object.fromEntries(authors) as Partial<Record<Colleague, MemberAuthor>>;
}
