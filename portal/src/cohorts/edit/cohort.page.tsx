import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { useDraft } from '../../drafts/use-draft.js';
import { useMay } from '../../session/use-session.js';
import { ButtonLink } from '../../ui/button-link.js';
import { PageFrame } from '../../ui/page-frame.js';
import { PageState } from '../../ui/page-state.js';
import { StaleEdit } from '../../ui/stale-edit.js';
import { COHORT_STATUS_WORDS, inWords } from '../../ui/words.js';
import { toHeading } from '../../ui/to-heading.js';
import { WordBadge } from '../../ui/word-badge.js';
import { knownCohortQuery, type KnownCohort } from '../cohorts.query.js';
import { type CohortDraft, toDraft } from './cohort-draft.js';
import { CohortForm } from './cohort-form.js';
import { PublicAddress } from './public-address.js';
import { CohortReading } from './cohort-reading.js';
import { StatusSteps } from './status-steps.js';
import { StaleCohort, useCohortChange } from './use-cohort-change.js';

const route = getRouteApi('/team/cohorts/$cohortId');

/** What was written, and on which state of the cohort: a change made since is noticed when it is saved. */
interface WrittenCohort {
  readonly onto: KnownCohort;
  readonly values: CohortDraft;
}

export function CohortPage(): JSX.Element {
  const { cohortId } = route.useParams();
  const query = useQuery(knownCohortQuery(cohortId));
  return (
    <PageState query={query} title="Cohort">
      {(known) => <Cohort key={cohortId} known={known} />}
    </PageState>
  );
}

function Cohort({ known }: { readonly known: KnownCohort }): JSX.Element {
  const { id, name, status } = known.cohort;
  const mayEdit = useMay('admin');
  // The form begins anew with what was saved, and never by itself: that would take away what was not.
  const draft = useDraft<WrittenCohort>(`cohort ${id}`);
  const [{ edition, edited, written }, setEdited] = useState({
    edition: 0,
    edited: draft.kept?.onto ?? known,
    written: draft.kept?.values ?? null,
  });
  const edit = (next: KnownCohort): void => {
    draft.drop();
    toHeading();
    setEdited({ edition: edition + 1, edited: next, written: null });
  };
  return (
    <PageFrame
      title={name}
      marks={<WordBadge word={COHORT_STATUS_WORDS[status]} size="lg" />}
      actions={
        <>
          <ButtonLink to="/cohorts/$cohortId/form" params={{ cohortId: id }} variant="default">
            Form
          </ButtonLink>
          <ButtonLink to="/cohorts/$cohortId/analytics" params={{ cohortId: id }} variant="default">
            Analytics
          </ButtonLink>
          <ButtonLink to="/submissions" search={{ cohort: id }} variant="default">
            Submissions
          </ButtonLink>
        </>
      }
    >
      <StatusSteps cohort={known.cohort} />
      <PublicAddress cohort={known.cohort} />
      {!mayEdit && <CohortReading cohort={known.cohort} />}
      {mayEdit && (
        <CohortEditor
          key={edition}
          known={edited}
          written={written}
          onWrite={(values) => {
            if (values === null) draft.drop();
            else draft.keep({ onto: edited, values });
          }}
          onSaved={edit}
          onLeave={() => {
            edit(known);
          }}
        />
      )}
    </PageFrame>
  );
}

interface CohortEditorProps {
  /** What is edited, from beginning to end, whatever is fetched meanwhile. */
  readonly known: KnownCohort;
  readonly written: CohortDraft | null;
  readonly onWrite: (draft: CohortDraft | null) => void;
  readonly onSaved: (saved: KnownCohort) => void;
  /** The reader gives up what was written, for what somebody else has saved. */
  readonly onLeave: () => void;
}

function CohortEditor({ known, written, onWrite, onSaved, onLeave }: CohortEditorProps): JSX.Element {
  const change = useCohortChange(known);
  const { error, variables } = change;
  const stale = error instanceof StaleCohort && variables !== undefined && (
    <StaleEdit
      takeAnyway="Save mine"
      onTakeAnyway={() => {
        change.mutate({ ...variables, onto: error.now }, { onSuccess: onSaved });
      }}
      onLeave={onLeave}
    >
      While you were editing, somebody else saved this cohort and changed what you have changed too:{' '}
      {error.fields.map(inWords).join(', ')}. Nothing of yours is saved yet.
    </StaleEdit>
  );
  return (
    <CohortForm
      initial={toDraft(known.cohort)}
      written={written}
      onWrite={onWrite}
      action="Save the changes"
      isPending={change.isPending}
      error={error instanceof StaleCohort ? null : error}
      notice={stale}
      onSave={async (draft) => {
        onSaved(await change.mutateAsync({ draft, onto: known }));
      }}
    />
  );
}
