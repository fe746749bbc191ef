import { ApiProblem } from '../api/problem.js';

/** What to tell a person of an error: the service's own sentence, which says what to do about it. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'Something went wrong in this page. Loading it again may help.';
  if (error.status === 0) return 'The service could not be reached. Check the connection and try again.';
  if (error.code === 'forbidden')
    return 'Your role does not allow this. An owner or admin of your organisation can do it or change your role.';
  if (error.code === 'precondition_failed')
    return 'Somebody else has changed this. Look at what is there now, and try again.';
  if (error.code === 'cohort_not_found') return 'Cohort not found.';
  if (error.code === 'last_owner') return 'This is the only owner. Make somebody else an owner first.';
  return `${error.message}.`.replace(/\.\.$/, '.');
}
