import { type ErrorRow } from './error-row.js';

/** What only the team's portal answers. */
export const TEAM_ERRORS = {
  invalid_transition: {
    status: 409,
    error: 'This change of status is not possible',
    meaning: 'What is to be changed is in a state that this change does not lead on from; the text says in which.',
    remedy: 'Read it anew, and choose a change that is possible from there.',
    retry: 'never',
  },
  preview_submission: {
    status: 409,
    error: 'A preview submission cannot be given a decision',
    meaning: 'The application was submitted with a test key, so it counts nowhere and nobody decides on it.',
    remedy: 'Decide on applications that came in by a live key or the public form.',
    retry: 'never',
  },
  precondition_required: {
    status: 428,
    error: 'If-Match is required',
    meaning: 'A decision has to say by `If-Match` which version of the application it is about.',
    remedy: 'Read the application, and send its `ETag` as `If-Match`.',
    retry: 'corrected',
  },
  precondition_failed: {
    status: 412,
    error: 'It has changed since you read it',
    meaning: 'Somebody else has changed it since the version that `If-Match` names.',
    remedy: 'Read it anew, look at what has changed, and send your change with the new `ETag`.',
    retry: 'corrected',
  },
  api_key_not_found: {
    status: 404,
    error: 'API key not found',
    meaning: 'The organisation has no API key of this id.',
    remedy: 'Take the id from the list of keys.',
    retry: 'corrected',
  },
  note_not_found: {
    status: 404,
    error: 'Note not found',
    meaning: 'The application has no note of this id, or it was written by somebody else.',
    remedy: 'Read the application anew: its notes are there.',
    retry: 'corrected',
  },
  member_not_found: {
    status: 404,
    error: 'Member not found',
    meaning: 'The team has no member of this id.',
    remedy: 'Take the id from the list of members. The member may have been removed.',
    retry: 'corrected',
  },
  organisation_required: {
    status: 409,
    error: 'This address signs in to several organisations: choose one',
    meaning: 'The address and password are right, for several organisations; `organisations` lists them.',
    remedy: 'Sign in again with `organisation_id`, the id of one of them.',
    retry: 'corrected',
    extra: { organisations: [{ id: '01960f2e-d901-79ff-9220-a47ff8fc99a8', name: 'Example Ventures' }] },
  },
  member_exists: {
    status: 409,
    error: 'This address is already in the team',
    meaning: 'Somebody with this e-mail address is a member already.',
    remedy: 'Change the role of that member instead.',
    retry: 'never',
  },
  last_owner: {
    status: 409,
    error: 'The last owner can neither be removed nor lose the role',
    meaning: 'Without an owner nobody could add tokens or name another owner.',
    remedy: 'Make somebody else an owner first.',
    retry: 'later',
  },
  invitation_not_found: {
    status: 404,
    error: 'Invitation not found',
    meaning: 'The invitation is unknown, was used already, was withdrawn or has expired.',
    remedy: 'Ask the team for a new invitation.',
    retry: 'never',
  },
} as const satisfies Record<string, ErrorRow>;
