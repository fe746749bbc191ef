import { Checkbox, Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { type JSX } from 'react';
import { oneOf } from '../../ui/search.js';
import { namesOf } from '../../ui/words.js';
import { type Question, type ReviewUse, type Source } from './question.js';
import { CLARITY_ROLE_WORDS, SOURCE_WORDS } from './question-words.js';

interface ReviewUseFieldsProps {
  readonly question: Question;
  readonly onChange: (change: Partial<Question>) => void;
}

const NO_USE: ReviewUse = { sources: [], role: null };

/** What of the review reads the answer, and as what. */
export function ReviewUseFields({ question: { use }, onChange }: ReviewUseFieldsProps): JSX.Element {
  return (
    <Stack gap="xs">
      <Radio.Group
        label="Use in the review"
        value={use === null ? 'inferred' : 'chosen'}
        onChange={(value) => {
          onChange({ use: value === 'chosen' ? (use ?? NO_USE) : null });
        }}
      >
        <Group mt={4}>
          <Radio value="inferred" label="From the question" />
          <Radio value="chosen" label="As chosen here" />
        </Group>
      </Radio.Group>
      {use !== null && (
        <ChosenUse
          use={use}
          onChange={(next) => {
            onChange({ use: next });
          }}
        />
      )}
    </Stack>
  );
}

function ChosenUse({
  use,
  onChange,
}: {
  readonly use: ReviewUse;
  readonly onChange: (use: ReviewUse) => void;
}): JSX.Element {
  return (
    <>
      <Checkbox.Group<Source>
        label="Read for"
        description="With none of them, the review never sees the answer."
        value={[...use.sources]}
        onChange={(sources) => {
          onChange({ ...use, sources });
        }}
      >
        <Group mt={4}>
          {namesOf(SOURCE_WORDS).map((source) => (
            <Checkbox key={source} value={source} label={SOURCE_WORDS[source]} />
          ))}
        </Group>
      </Checkbox.Group>
      <NativeSelect
        label="Read as"
        data={[
          { value: '', label: 'Nothing in particular' },
          ...Object.entries(CLARITY_ROLE_WORDS).map(([value, label]) => ({ value, label })),
        ]}
        value={use.role ?? ''}
        onChange={(event) => {
          onChange({ ...use, role: oneOf(namesOf(CLARITY_ROLE_WORDS), event.currentTarget.value) ?? null });
        }}
      />
    </>
  );
}
