import { Alert, Anchor, Badge, Grid, Group, Loader, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { cohortQuery } from '../cohorts/cohorts.query.js';
import { titleOf } from '../submissions/title.js';
import { TextLink } from '../ui/button-link.js';
import { CopyButton } from '../ui/copy-button.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';
import { WordBadge } from '../ui/word-badge.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { Answers } from './answers.js';
import { DecisionBar } from './decision/decision-bar.js';
import { PrintedDecision } from './decision/printed-decision.js';
import { DecisionPanel } from './decision/decision-panel.js';
import { DECISION, ToDecision } from './decision/to-decision.js';
import { EraseSubmission } from './erase-submission.js';
import { FailedReview } from './failed-review.js';
import { KnownBefore } from './known-before.js';
import { Neighbours } from './neighbours/neighbours.js';
import { LeftOut } from './left-out.js';
import { NotesPanel } from './notes/notes-panel.js';
import { SubmissionTimeline } from './submission-timeline.js';
import { Provenance } from './provenance.js';
import { Overlaps } from './overlaps.js';
import { type Place } from './place.js';
import { ReportView } from './report/report-view.js';
import classes from './submission.module.css';
import { isUnderWay, type KnownSubmission, submissionQuery } from './submission.query.js';

const route = getRouteApi('/team/submissions/$submissionId');

export function SubmissionPage(): JSX.Element {
  const { submissionId } = route.useParams();
  const query = useQuery(submissionQuery(submissionId));
  return (
    <>
      <Neighbours />
      <QueryState query={query}>{(known) => <Submission key={submissionId} known={known} />}</QueryState>
    </>
  );
}

function Submission({ known }: { readonly known: KnownSubmission }): JSX.Element {
  const { submission } = known;
  const { is_preview, report } = submission;
  const [place, setPlace] = useState<Place | null>(null);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <PageFrame
      title={titleOf(submission)}
      marks={<Marks submission={submission} />}
      intro={<Facts submission={submission} />}
      actions={<EraseSubmission submission={submission} />}
    >
      {is_preview && (
        <Alert color="yellow" title="Preview">
          Made with a test key. It counts in no statistic and cannot be given a decision.
        </Alert>
      )}
      <PrintedDecision submission={submission} />
      <KnownBefore submission={submission} />
      {submission.status === 'failed' && <FailedReview submission={submission} />}
      {isUnderWay(submission) && (
        <Alert color="blue" role="status" icon={<Loader size={18} />}>
          The review is under way. The report appears here by itself, usually within seconds.
        </Alert>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            {report !== null && <LeftOut report={report} answers={submission.answers} />}
            {report !== null && <ReportView report={report} answers={submission.answers} onShow={setPlace} />}
            <Answers submission={submission} place={place} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }} className={classes.side ?? ''}>
          <Stack gap="lg">
            {isWide && (
              <div id={DECISION} tabIndex={-1} className="never-printed">
                <DecisionPanel known={known} />
              </div>
            )}
            <NotesPanel submission={submission} />
            <Overlaps overlaps={submission.overlaps} answers={submission.answers} />
            <SubmissionTimeline submission={submission} />
            {report?.provenance !== undefined && <Provenance provenance={report.provenance} />}
          </Stack>
        </Grid.Col>
      </Grid>
      {!isWide && (
        <div className="never-printed">
          <DecisionBar known={known} />
        </div>
      )}
    </PageFrame>
  );
}

function Marks({
  submission: { status, verdict, is_preview, withdrawn_at },
}: {
  readonly submission: SubmissionDetail;
}): JSX.Element {
  return (
    <>
      {verdict === null ? (
        <WordBadge word={STATUS_WORDS[status]} size="lg" />
      ) : (
        <WordBadge word={VERDICT_WORDS[verdict]} size="lg" />
      )}
      {is_preview && (
        <Badge color="yellow" variant="light" size="lg" tt="none">
          Preview
        </Badge>
      )}
      {withdrawn_at !== null && (
        <Badge color="gray" variant="light" size="lg" tt="none">
          Withdrawn
        </Badge>
      )}
    </>
  );
}

function Facts({
  submission: { reference, cohort_id, venture_name, founder_name, contact_email, external_id, submitted_at },
}: {
  readonly submission: SubmissionDetail;
}): JSX.Element {
  const { data: cohort } = useQuery(cohortQuery(cohort_id));
  return (
    <>
      <ToDecision />
      {cohort !== undefined && (
        <>
          <TextLink to="/cohorts/$cohortId" params={{ cohortId: cohort_id }} inherit underline="always">
            {cohort.name}
          </TextLink>{' '}
          ·{' '}
        </>
      )}
      {venture_name !== null && founder_name !== null && (
        <>
          <bdi>{founder_name}</bdi> ·{' '}
        </>
      )}
      <Anchor href={`mailto:${contact_email}`} inherit underline="always" style={{ overflowWrap: 'anywhere' }}>
        {contact_email}
      </Anchor>
      {external_id !== null && (
        <>
          {' '}
          · <bdi>{external_id}</bdi>
        </>
      )}{' '}
      · submitted <ZonedTime at={submitted_at} />
      <Group gap="xs" mt={4}>
        <Text size="xs" component="span">
          Reference{' '}
          <Text span inherit ff="monospace">
            {reference}
          </Text>
        </Text>
        <CopyButton value={reference} label="Copy the reference" />
      </Group>
    </>
  );
}
