import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { type components } from '../../api/schema.js';
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
  return <QueryState query={query}>{(form) => <Form key={programmeId} programmeId={programmeId} form={form} />}</QueryState>;
}

interface FormProps {
  readonly programmeId: string;
  readonly form: components['schemas']['FormDto'];
}

function Form({ programmeId, form }: FormProps): JSX.Element {
  const mayEdit = useMay('admin');
  const { data: programme } = useQuery(programmeQuery(programmeId));
  // The editor begins anew with what was saved, and never by itself: that would take away what was not.
  const [edition, setEdition] = useState(0);
  const next = (): void => { setEdition(edition + 1); };
  return (
    <PageFrame
      title="Application form"
      marks={<Badge variant="light" size="lg" tt="none">Version {form.version}</Badge>}
      intro={<>The questions of <TextLink to="/programmes/$programmeId" params={{ programmeId }} inherit underline="always">{programme?.name ?? 'this programme'}</TextLink>. Each save makes a new version; submissions keep the one that they were made with.</>}
      actions={mayEdit && <GenerateForm programmeId={programmeId} onGenerated={next} />}
    >
      {mayEdit ? (
        <FormEditor key={edition} programmeId={programmeId} form={form} onNewEdition={next} />
      ) : (
        <Panel title="As the applicant sees it"><FormPreview questions={form.fields.map(toQuestion)} /></Panel>
      )}
    </PageFrame>
  );
}
