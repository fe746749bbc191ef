import { Alert, Fieldset, Stack, Tabs, VisuallyHidden } from '@mantine/core';
import { type JSX, useState } from 'react';
import { FormError } from '../../ui/form-error.js';
import { StaleEdit } from '../../ui/stale-edit.js';
import { UnsavedChanges } from '../../ui/unsaved-changes.js';
import { useFirstError } from '../../ui/use-first-error.js';
import { type KnownForm } from '../form.query.js';
import { EditorBar } from './editor-bar.js';
import classes from './form-editor.module.css';
import { FormPreview } from './form-preview.js';
import { faultOf, type Question, toField, toQuestion } from './question.js';
import { QuestionList } from './question-list.js';
import { StaleForm, useFormChange } from './use-form-change.js';
import { useQuestions } from './use-questions.js';

interface FormEditorProps {
  readonly cohortId: string;
  /** What is edited, from beginning to end, whatever is fetched meanwhile. */
  readonly known: KnownForm;
  /** What was written here before the page was loaded again; null for nothing. */
  readonly written: readonly Question[] | null;
  /** Called with every change, and with null when there is nothing any more that was not saved. */
  readonly onWrite: (questions: readonly Question[] | null) => void;
  readonly onSaved: (saved: KnownForm) => void;
  /** The reader gives up what was written, for what somebody else has saved. */
  readonly onLeave: () => void;
}

export function FormEditor({ cohortId, known, written, onWrite, onSaved, onLeave }: FormEditorProps): JSX.Element {
  const { version, fields } = known.form;
  const editing = useQuestions(() => written ?? fields.map(toQuestion), onWrite);
  const { questions } = editing;
  const { within, leadToFirst } = useFirstError<HTMLDivElement>();
  const [tab, setTab] = useState('questions');
  const [isChecked, setChecked] = useState(false);
  const change = useFormChange(cohortId);
  const stale = change.error instanceof StaleForm ? change.error : null;
  const now = questions.map(toField);
  const isChanged = JSON.stringify(now) !== JSON.stringify(fields.map(toQuestion).map(toField));
  const isFaulty = questions.length === 0 || questions.some((question) => faultOf(question) !== null);
  const save = (onto: KnownForm): void => {
    setChecked(true);
    if (isFaulty) {
      setTab('questions');
      leadToFirst();
    } else change.mutate({ fields: now, onto }, { onSuccess: onSaved });
  };
  return (
    <Stack ref={within}>
      <UnsavedChanges
        isUnsaved={() => isChanged && !change.isPending}
        onLeave={() => {
          onWrite(null);
        }}
      />
      <Tabs
        value={tab}
        onChange={(next) => {
          setTab(next ?? tab);
        }}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="questions">Questions</Tabs.Tab>
          <Tabs.Tab value="preview">Preview</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="questions" pt="md">
          {/* What is written while it is being saved would be lost when the editor begins anew. */}
          <Fieldset
            variant="unstyled"
            className={classes.questions ?? ''}
            disabled={change.isPending}
            aria-label="Questions of the form"
          >
            <QuestionList editing={editing} isChecked={isChecked} />
          </Fieldset>
        </Tabs.Panel>
        <Tabs.Panel value="preview" pt="md">
          <FormPreview cohortId={cohortId} questions={questions} />
        </Tabs.Panel>
      </Tabs>
      <VisuallyHidden role="status">{editing.said}</VisuallyHidden>
      <Stack gap="sm" className={classes.bar ?? ''}>
        {stale !== null && (
          <StaleEdit
            takeAnyway="Save mine as a newer version"
            onTakeAnyway={() => {
              save(stale.now);
            }}
            onLeave={onLeave}
          >
            While you were editing version {version}, somebody else saved version {stale.now.form.version}. Nothing of
            yours is saved yet; saving it would leave out what they changed.
          </StaleEdit>
        )}
        {stale === null && <FormError error={change.error} />}
        {isChecked && isFaulty && (
          <Alert color="red" role="alert">
            {questions.length === 0
              ? 'A form needs at least one question.'
              : 'Some questions are not complete: they say what is missing.'}
          </Alert>
        )}
        <EditorBar
          editing={editing}
          isChanged={isChanged}
          isSaving={change.isPending}
          onSave={() => {
            save(known);
          }}
        />
      </Stack>
    </Stack>
  );
}
