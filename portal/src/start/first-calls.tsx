import { Alert, NativeSelect, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { type components } from '../api/schema.js';
import { type Cohort } from '../api/types.js';
import { sampleApplication } from '../examples/submit-line.js';
import { useMay } from '../session/use-session.js';
import { TextLink } from '../ui/button-link.js';
import { CodeBlock } from '../ui/code-block.js';
import { Panel } from '../ui/panel.js';
import { type Call, LANGUAGES } from './calls.js';

const route = getRouteApi('/team/start');
const APPLICATIONS = '/v1/api/applications';

interface FirstCallsProps {
  readonly open: readonly Cohort[];
  readonly cohort: Cohort;
  readonly fields: readonly components['schemas']['FormField'][];
}

export function FirstCalls({ open, cohort, fields }: FirstCallsProps): JSX.Element {
  const navigate = route.useNavigate();
  const [key, setKey] = useState('');
  const [submission, setSubmission] = useState('');
  const body = sampleApplication(cohort.id, fields);
  const id = submission.trim() === '' ? 'SUBMISSION_ID' : submission.trim();
  return (
    <>
      <Panel title="1. What to fill in">
        <Stack maw={560}>
          <NativeSelect
            label="Cohort"
            description="The samples answer the questions of its form."
            data={open.map((one) => ({ value: one.id, label: one.name }))}
            value={cohort.id}
            onChange={(event) => {
              void navigate({ search: { cohort: event.currentTarget.value }, replace: true });
            }}
          />
          <KeyField value={key} onChange={setKey} />
        </Stack>
      </Panel>
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List aria-label="Language">
          {LANGUAGES.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LANGUAGES.map(({ name, write }) => {
          const written = (call: Call): string => write(key.trim() === '' ? 'YOUR_TEST_KEY' : key.trim(), call);
          return (
            <Tabs.Panel key={name} value={name} pt="md">
              <Stack gap="lg">
                <Step
                  title="2. Check an application"
                  hint="Says everything that stands against it, and submits nothing."
                  code={written({ path: `${APPLICATIONS}/validate`, body })}
                  copied="Check"
                />
                <Step
                  title="3. Submit it"
                  hint="The answer holds its submission_id. It shows up under Submissions, Preview."
                  code={written({ path: APPLICATIONS, body })}
                  copied="Submission"
                />
                <TextInput
                  label="The submission_id of the answer"
                  description="For the next two calls."
                  value={submission}
                  onChange={(event) => {
                    setSubmission(event.currentTarget.value);
                  }}
                  maw={560}
                />
                <Step
                  title="4. Read how it stands"
                  hint="With wait, the answer comes as soon as the review is over."
                  code={written({ path: `${APPLICATIONS}/${id}?wait=10` })}
                  copied="Status"
                />
                <Step
                  title="5. Read its report"
                  hint="Once its status is complete."
                  code={written({ path: `${APPLICATIONS}/${id}/insights` })}
                  copied="Report"
                />
              </Stack>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}

function Step({
  title,
  hint,
  code,
  copied,
}: {
  readonly title: string;
  readonly hint: string;
  readonly code: string;
  readonly copied: string;
}): JSX.Element {
  return (
    <Panel title={title}>
      <Text size="sm" c="dimmed" mb="xs">
        {hint}
      </Text>
      <CodeBlock title={`${copied} call`} code={code} />
    </Panel>
  );
}

function KeyField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (key: string) => void;
}): JSX.Element {
  const mayMake = useMay('admin');
  return (
    <>
      <TextInput
        label="Your test key"
        description="Filled into the samples below; it is kept nowhere but in this page."
        placeholder="inc_test_…"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      <Text size="sm">
        {mayMake ? (
          <>
            None at hand?{' '}
            <TextLink to="/api-keys" inherit underline="always">
              Make a test key
            </TextLink>
            , and come back with it.
          </>
        ) : (
          'None at hand? An admin or owner of your organisation can make one.'
        )}
      </Text>
      {value.trim().startsWith('inc_live_') && (
        <Alert color="orange" role="alert">
          This is a live key: what is submitted with it counts.
        </Alert>
      )}
    </>
  );
}
