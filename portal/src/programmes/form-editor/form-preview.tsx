import { Checkbox, NativeSelect, Paper, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type JSX } from 'react';
import { choicesOf, type FieldType, type Question } from './question.js';

const INPUT_TYPES: Partial<Record<FieldType, string>> = { email: 'email', url: 'url', phone: 'tel', number: 'number', date: 'date' };

/** The form as an applicant meets it. What is typed here goes nowhere. */
export function FormPreview({ questions }: { readonly questions: readonly Question[] }): JSX.Element {
  if (questions.length === 0) return <Text c="dimmed" size="sm">There are no questions yet.</Text>;
  return (
    <Paper withBorder p="lg" maw={720}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">Try it: what you type here is not kept.</Text>
        {questions.map((question) => <PreviewField key={question.id} question={question} />)}
      </Stack>
    </Paper>
  );
}

function PreviewField({ question: { label, type, options, required, help } }: { readonly question: Question }): JSX.Element {
  const common = { label: label === '' ? 'A question without words yet' : label, required: required === true, ...(help !== '' && { description: help }) };
  const choices = choicesOf(options);
  switch (type) {
    case 'long_text': return <Textarea {...common} autosize minRows={3} maxRows={10} />;
    case 'select': return <NativeSelect {...common} data={[{ value: '', label: 'Choose one' }, ...choices]} />;
    case 'multi_select': return <Checkbox.Group {...common}><Choices>{choices.map((choice) => <Checkbox key={choice} value={choice} label={choice} />)}</Choices></Checkbox.Group>;
    case 'boolean': return <Radio.Group {...common}><Choices><Radio value="yes" label="Yes" /><Radio value="no" label="No" /></Choices></Radio.Group>;
    case null: return <TextInput {...common} description={help === '' ? 'The kind of answer is worked out when you save.' : help} />;
    default: return <TextInput {...common} type={INPUT_TYPES[type] ?? 'text'} />;
  }
}

function Choices({ children }: { readonly children: JSX.Element | JSX.Element[] }): JSX.Element {
  return <Stack gap="xs" mt={6}>{children}</Stack>;
}
