import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { useDraft } from '../../drafts/use-draft.js';
import { useMay } from '../../session/use-session.js';
import { TextLink } from '../../ui/button-link.js';
import { PageFrame } from '../../ui/page-frame.js';
import { Panel } from '../../ui/panel.js';
import { toHeading } from '../../ui/to-heading.js';
import { PageState } from '../../ui/page-state.js';
import { knownFormQuery, type KnownForm } from '../form.query.js';
import { cohortQuery } from '../cohorts.query.js';
import { FormEditor } from './form-editor.js';
import { FormPreview } from './form-preview.js';
import { GenerateForm } from './generate-form.js';
import { type Question, toQuestion } from './question.js';

const route = getRouteApi('/team/cohorts/$cohortId/form');

export function FormEditorPage(): JSX.Element {
  const { cohortId } = route.useParams();
  const query = useQuery(knownFormQuery(cohortId));
  return (
    <PageState query={query} title="Application form">
      {(known) => <ApplicationForm key={cohortId} cohortId={cohortId} known={known} />}
    </PageState>
  );
}

/** What was written, and on which version of the form. */
interface WrittenForm {
  readonly onto: KnownForm;
  readonly questions: readonly Question[];
}

interface ApplicationFormProps {
  readonly cohortId: string;
  readonly known: KnownForm;
}

function ApplicationForm({ cohortId, known }: ApplicationFormProps): JSX.Element {
  const { form } = known;
  const mayEdit = useMay('admin');
  const { data: cohort } = useQuery(cohortQuery(cohortId));
  // The editor begins anew with what was saved, and never by itself: that would take away what was not.
  const draft = useDraft<WrittenForm>(`form ${cohortId}`);
  const [{ edited, written }, setEdited] = useState({
    edited: draft.kept?.onto ?? known,
    written: draft.kept?.questions ?? null,
  });
  const edit = (next: KnownForm): void => {
    draft.drop();
    toHeading();
    setEdited({ edited: next, written: null });
  };
  return (
    <PageFrame
      title="Application form"
      marks={
        <Badge variant="light" size="lg" tt="none">
          Version {form.version}
        </Badge>
      }
      intro={
        <>
          The questions of{' '}
          <TextLink to="/cohorts/$cohortId" params={{ cohortId }} inherit underline="always">
            {cohort?.name ?? 'this cohort'}
          </TextLink>
          . Each save makes a new version; submissions keep the one that they were made with.
        </>
      }
      actions={mayEdit && <GenerateForm cohortId={cohortId} known={known} onGenerated={edit} />}
    >
      {mayEdit ? (
        <FormEditor
          key={edited.form.version}
          cohortId={cohortId}
          known={edited}
          written={written}
          onWrite={(questions) => {
            if (questions === null) draft.drop();
            else draft.keep({ onto: edited, questions });
          }}
          onSaved={edit}
          onLeave={() => {
            edit(known);
          }}
        />
      ) : (
        <Panel title="As the applicant sees it">
          <FormPreview cohortId={cohortId} questions={form.fields.map(toQuestion)} />
        </Panel>
      )}
    </PageFrame>
  );
}
