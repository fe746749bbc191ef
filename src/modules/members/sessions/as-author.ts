import { type Author } from '../../../common/access/author.js';
import { type Origin } from '../../../common/http/origin.js';
import { type SignedInMember } from './sessions.repository.js';

export function asAuthor({ id, email }: Pick<SignedInMember, 'id' | 'email'>, origin: Origin): Author {
  return { kind: 'member', id, name: email, ...origin };
}
