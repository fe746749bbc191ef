import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { type Form } from '../../api/types.js';
import { useMay } from '../../session/use-session.js';
import { TextLink } from '../../ui/button-link.js';
import { PageFrame } from '../../ui/page-frame.js';
import { Panel } from '../../ui/panel.js';
import { QueryState } from '../../ui/query-state.js';
import { formQuery } from '../form.query.js';
import { programmeQuery } from '../programmes.query.js';
import { FormEditor } from './form-editor.js';
import { FormPreview } from './form-preview.js';
import { GenerateForm } from './generate-form.js';
import { toQuestion } from './question.js';

const route = getRouteApi('/team/programmes/$programmeId/form');

export function FormEditorPage(): JSX.Element {
  const { programmeId } = route.useParams();
  const query = useQuery(formQuery(programmeId));
  return <QueryState query={query}>{(form) => <ApplicationForm key={programmeId} programmeId={programmeId} form={form} />}</QueryState>;
}

interface ApplicationFormProps {
  readonly programmeId: string;
  readonly form: Form;
}

function ApplicationForm({ programmeId, form }: ApplicationFormProps): JSX.Element {
  const mayEdit = useMay('admin');
  const { data: programme } = useQuery(programmeQuery(programmeId));
  // The editor begins anew with what was saved, and never by itself: that would take away what was not.
  const [edited, edit] = useState(form);
  return (
    <PageFrame
      title="Application form"
      marks={<Badge variant="light" size="lg" tt="none">Version {form.version}</Badge>}
      intro={<>The questions of <TextLink to="/programmes/$programmeId" params={{ programmeId }} inherit underline="always">{programme?.name ?? 'this programme'}</TextLink>. Each save makes a new version; submissions keep the one that they were made with.</>}
      actions={mayEdit && <GenerateForm programmeId={programmeId} onGenerated={edit} />}
    >
      {mayEdit ? (
        <FormEditor key={edited.version} programmeId={programmeId} form={edited} onSaved={edit} onLeave={() => { edit(form); }} />
      ) : (
        <Panel title="As the applicant sees it"><FormPreview questions={form.fields.map(toQuestion)} /></Panel>
      )}
    </PageFrame>
  );
}
