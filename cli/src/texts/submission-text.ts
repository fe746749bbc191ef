import { type Submission } from '@application-intake/sdk';
import { type Paper } from '../terminal/paper.js';

/** A submission as people read it. */
export function submissionText(submission: Submission, paper: Paper): string {
  const { status, failure_code: failure } = submission;
  return [
    paper.facts([
      ['Submission', submission.id],
      ['Reference', submission.reference],
      ['Founder', submission.founder_name],
      ['E-mail', submission.contact_email],
      ['Cohort', submission.cohort_id],
      ['Schema', submission.schema_id],
      ['External id', submission.external_id],
      ['Status', failure === null ? status : `${status} (${failure})`],
      ['Decision', submission.review_status],
      ['Withdrawn', submission.withdrawn_at],
      ['Submitted', submission.submitted_at],
      ['Updated', submission.updated_at],
      ['Preview', submission.is_preview ? 'yes, made with a test key' : null],
    ]),
    ...(status === 'complete' ? [`Its report: intake insights ${submission.id}`] : []),
  ].join('\n');
}
