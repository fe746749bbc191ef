import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { useMay } from '../../session/use-session.js';
import { ButtonLink } from '../../ui/button-link.js';
import { PageFrame } from '../../ui/page-frame.js';
import { QueryState } from '../../ui/query-state.js';
import { StaleEdit } from '../../ui/stale-edit.js';
import { COHORT_STATUS_WORDS, inWords } from '../../ui/words.js';
import { WordBadge } from '../../ui/word-badge.js';
import { knownProgrammeQuery, type KnownProgramme } from '../programmes.query.js';
import { toDraft } from './programme-draft.js';
import { ProgrammeForm } from './programme-form.js';
import { PublicAddress } from './public-address.js';
import { StatusSteps } from './status-steps.js';
import { StaleProgramme, useProgrammeChange } from './use-programme-change.js';

const route = getRouteApi('/team/programmes/$programmeId');

export function ProgrammePage(): JSX.Element {
  const { programmeId } = route.useParams();
  const query = useQuery(knownProgrammeQuery(programmeId));
  return <QueryState query={query}>{(known) => <Programme key={programmeId} known={known} />}</QueryState>;
}

function Programme({ known }: { readonly known: KnownProgramme }): JSX.Element {
  const { id, name, status } = known.programme;
  // The form begins anew with what was saved, and never by itself: that would take away what was not.
  const [{ edition, edited }, setEdited] = useState({ edition: 0, edited: known });
  const edit = (next: KnownProgramme): void => { setEdited({ edition: edition + 1, edited: next }); };
  return (
    <PageFrame
      title={name}
      marks={<WordBadge word={COHORT_STATUS_WORDS[status]} size="lg" />}
      actions={<><ButtonLink to="/programmes/$programmeId/form" params={{ programmeId: id }} variant="default">Form</ButtonLink><ButtonLink to="/programmes/$programmeId/analytics" params={{ programmeId: id }} variant="default">Analytics</ButtonLink><ButtonLink to="/submissions" search={{ cohort: id }} variant="default">Submissions</ButtonLink></>}
    >
      <StatusSteps programme={known.programme} />
      <PublicAddress programme={known.programme} />
      <ProgrammeEditor key={edition} known={edited} onSaved={edit} onLeave={() => { edit(known); }} />
    </PageFrame>
  );
}

interface ProgrammeEditorProps {
  /** What is edited, from beginning to end, whatever is fetched meanwhile. */
  readonly known: KnownProgramme;
  readonly onSaved: (saved: KnownProgramme) => void;
  /** The reader gives up what was written, for what somebody else has saved. */
  readonly onLeave: () => void;
}

function ProgrammeEditor({ known, onSaved, onLeave }: ProgrammeEditorProps): JSX.Element {
  const mayEdit = useMay('admin');
  const change = useProgrammeChange(known);
  const { error, variables } = change;
  const stale = error instanceof StaleProgramme && variables !== undefined && (
    <StaleEdit
      takeAnyway="Save mine"
      onTakeAnyway={() => { change.mutate({ ...variables, onto: error.now }, { onSuccess: onSaved }); }}
      onLeave={onLeave}
    >
      While you were editing, somebody else saved this programme and changed what you have changed too: {error.fields.map(inWords).join(', ')}.
      Nothing of yours is saved yet.
    </StaleEdit>
  );
  return (
    <ProgrammeForm
      initial={toDraft(known.programme)}
      isReadOnly={!mayEdit}
      deed="Save the changes"
      isPending={change.isPending}
      error={error instanceof StaleProgramme ? null : error}
      notice={stale}
      onSave={async (draft) => {
        onSaved(await change.mutateAsync({ draft, onto: known }));
      }}
    />
  );
}
