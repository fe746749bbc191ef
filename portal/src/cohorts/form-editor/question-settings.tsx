import { Button, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { type JSX } from 'react';
import { oneOf } from '../../ui/search.js';
import { namesOf } from '../../ui/words.js';
import { type Fault, hasChoices, type Question } from './question.js';
import { TYPE_WORDS } from './question-words.js';
import { ReviewUseFields } from './review-use-fields.js';

interface QuestionSettingsProps {
  readonly question: Question;
  readonly fault: Fault | null;
  readonly onChange: (change: Partial<Question>) => void;
}

const FROM_LABEL = { value: '', label: 'From the question' };
const REQUIRED = [FROM_LABEL, { value: 'yes', label: 'Required' }, { value: 'no', label: 'Optional' }];

/** What is chosen here wins over what the words of the question suggest. */
export function QuestionSettings({ question, fault, onChange }: QuestionSettingsProps): JSX.Element {
  const { type, required, options, help } = question;
  return (
    <Stack gap="sm" mt="xs">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label="Kind of answer"
          data={[FROM_LABEL, ...Object.entries(TYPE_WORDS).map(([value, label]) => ({ value, label }))]}
          value={type ?? ''}
          onChange={(event) => {
            onChange({ type: oneOf(namesOf(TYPE_WORDS), event.currentTarget.value) ?? null });
          }}
        />
        <NativeSelect
          label="Required"
          data={REQUIRED}
          value={required === null ? '' : required ? 'yes' : 'no'}
          onChange={(event) => {
            onChange({ required: event.currentTarget.value === '' ? null : event.currentTarget.value === 'yes' });
          }}
        />
      </SimpleGrid>
      {hasChoices(type) && (
        <Textarea
          label="Choices"
          description="One a line, without commas."
          autosize
          minRows={3}
          maxRows={12}
          value={options}
          error={fault?.options}
          onChange={(event) => {
            onChange({ options: event.currentTarget.value });
          }}
        />
      )}
      <TextInput
        label="Hint"
        description="Shown below the question."
        maxLength={1_000}
        value={help}
        onChange={(event) => {
          onChange({ help: event.currentTarget.value });
        }}
      />
      <ReviewUseFields question={question} onChange={onChange} />
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => {
          onChange({ type: hasChoices(type) ? type : null, required: null, use: null });
        }}
      >
        Take all of it from the question again
      </Button>
    </Stack>
  );
}
