import { useState } from 'react';
import { copyOf, moved, newQuestion, type Question, withInserted } from './question.js';

export interface Editing {
  readonly questions: readonly Question[];
  /** What was done last, for those who do not see it. */
  readonly said: string;
  readonly canUndo: boolean;
  /** Before the question of this id; at the end without one. */
  readonly insert: (before?: string) => void;
  readonly duplicate: (id: string) => void;
  readonly change: (id: string, change: Partial<Question>) => void;
  readonly move: (id: string, by: -1 | 1) => void;
  readonly remove: (id: string) => void;
  readonly undo: () => void;
}

interface History {
  readonly questions: readonly Question[];
  readonly past: readonly (readonly Question[])[];
  /** What was changed last: what is written on in it is undone with it. */
  readonly last: string | null;
}

export function useQuestions(
  initial: () => readonly Question[],
  onChange: (questions: readonly Question[]) => void,
): Editing {
  const [{ questions, past, last }, setHistory] = useState<History>(() => ({
    questions: initial(),
    past: [],
    last: null,
  }));
  const [said, say] = useState('');
  const setQuestions = (next: readonly Question[], what: string | null): void => {
    const goesOn = what !== null && what === last;
    setHistory({ questions: next, past: goesOn ? past : [...past, questions], last: what });
    onChange(next);
  };
  return {
    questions,
    said,
    canUndo: past.length > 0,
    insert: (before) => {
      setQuestions(withInserted(questions, newQuestion(), before), null);
    },
    duplicate: (id) => {
      const at = questions.findIndex((question) => question.id === id);
      const [question, next] = [questions[at], questions[at + 1]];
      if (question === undefined) return;
      setQuestions(withInserted(questions, copyOf(question), next?.id), null);
      say(`Question ${String(at + 1)} copied as question ${String(at + 2)}`);
    },
    change: (id, change) => {
      const next = questions.map((question) => (question.id === id ? { ...question, ...change } : question));
      setQuestions(next, `${Object.keys(change).join()} of ${id}`);
    },
    move: (id, by) => {
      const next = moved(questions, id, by);
      setQuestions(next, null);
      say(`Question ${String(next.findIndex((question) => question.id === id) + 1)} of ${String(next.length)}`);
    },
    remove: (id) => {
      setQuestions(
        questions.filter((question) => question.id !== id),
        null,
      );
      say('Question removed');
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setHistory({ questions: before, past: past.slice(0, -1), last: null });
      onChange(before);
      say(`Undone: ${String(before.length)} questions`);
    },
  };
}
