import { OrganisationsRepository } from '../../modules/organisations/organisations.repository.js';
import { type Command } from '../command.js';

export const LIST_ORGANISATIONS: Command = {
  summary: 'the ids and names of all organisations',
  usage: '',
  options: {},
  prepare: () => async (workplace) => {
    const organisations = (await workplace.app()).get(OrganisationsRepository, { strict: false });
    const listed = [];
    for (const id of await organisations.ids()) listed.push({ id, name: await organisations.nameOf(id) });
    return listed;
  },
};
