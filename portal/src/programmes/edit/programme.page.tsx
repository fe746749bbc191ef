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
import { knownProgrammeQuery, type KnownProgramme } from '../programmes.query.js';
import { type ProgrammeDraft, toDraft } from './programme-draft.js';
import { ProgrammeForm } from './programme-form.js';
import { PublicAddress } from './public-address.js';
import { ProgrammeReading } from './programme-reading.js';
import { StatusSteps } from './status-steps.js';
import { StaleProgramme, useProgrammeChange } from './use-programme-change.js';

const route = getRouteApi('/team/programmes/$programmeId');

/** What was written, and on which state of the programme: a change made since is noticed when it is saved. */
interface WrittenProgramme {
  readonly onto: KnownProgramme;
  readonly values: ProgrammeDraft;
}

export function ProgrammePage(): JSX.Element {
  const { programmeId } = route.useParams();
  const query = useQuery(knownProgrammeQuery(programmeId));
  return (
    <PageState query={query} title="Programme">
      {(known) => <Programme key={programmeId} known={known} />}
    </PageState>
  );
}

function Programme({ known }: { readonly known: KnownProgramme }): JSX.Element {
  const { id, name, status } = known.programme;
  const mayEdit = useMay('admin');
  // The form begins anew with what was saved, and never by itself: that would take away what was not.
  const draft = useDraft<WrittenProgramme>(`programme ${id}`);
  const [{ edition, edited, written }, setEdited] = useState({
    edition: 0,
    edited: draft.kept?.onto ?? known,
    written: draft.kept?.values ?? null,
  });
  const edit = (next: KnownProgramme): void => {
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
          <ButtonLink to="/programmes/$programmeId/form" params={{ programmeId: id }} variant="default">
            Form
          </ButtonLink>
          <ButtonLink to="/programmes/$programmeId/analytics" params={{ programmeId: id }} variant="default">
            Analytics
          </ButtonLink>
          <ButtonLink to="/submissions" search={{ cohort: id }} variant="default">
            Submissions
          </ButtonLink>
        </>
      }
    >
      <StatusSteps programme={known.programme} />
      <PublicAddress programme={known.programme} />
      {!mayEdit && <ProgrammeReading programme={known.programme} />}
      {mayEdit && (
        <ProgrammeEditor
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

interface ProgrammeEditorProps {
  /** What is edited, from beginning to end, whatever is fetched meanwhile. */
  readonly known: KnownProgramme;
  readonly written: ProgrammeDraft | null;
  readonly onWrite: (draft: ProgrammeDraft | null) => void;
  readonly onSaved: (saved: KnownProgramme) => void;
  /** The reader gives up what was written, for what somebody else has saved. */
  readonly onLeave: () => void;
}

function ProgrammeEditor({ known, written, onWrite, onSaved, onLeave }: ProgrammeEditorProps): JSX.Element {
  const change = useProgrammeChange(known);
  const { error, variables } = change;
  const stale = error instanceof StaleProgramme && variables !== undefined && (
    <StaleEdit
      takeAnyway="Save mine"
      onTakeAnyway={() => {
        change.mutate({ ...variables, onto: error.now }, { onSuccess: onSaved });
      }}
      onLeave={onLeave}
    >
      While you were editing, somebody else saved this programme and changed what you have changed too:{' '}
      {error.fields.map(inWords).join(', ')}. Nothing of yours is saved yet.
    </StaleEdit>
  );
  return (
    <ProgrammeForm
      initial={toDraft(known.programme)}
      written={written}
      onWrite={onWrite}
      action="Save the changes"
      isPending={change.isPending}
      error={error instanceof StaleProgramme ? null : error}
      notice={stale}
      onSave={async (draft) => {
        onSaved(await change.mutateAsync({ draft, onto: known }));
      }}
    />
  );
}
