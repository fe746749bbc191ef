import { useState } from 'react';
import { moved, newQuestion, type Question } from './question.js';

export interface Editing {
  readonly questions: readonly Question[];
  /** What was done last, for those who do not see it. */
  readonly said: string;
  readonly add: () => void;
  readonly change: (id: string, change: Partial<Question>) => void;
  readonly move: (id: string, by: -1 | 1) => void;
  readonly remove: (id: string) => void;
}

export function useQuestions(initial: () => readonly Question[], onChange: (questions: readonly Question[]) => void): Editing {
  const [questions, replace] = useState(initial);
  const [said, say] = useState('');
  const setQuestions = (next: readonly Question[]): void => {
    replace(next);
    onChange(next);
  };
  return {
    questions,
    said,
    add: () => { setQuestions([...questions, newQuestion()]); },
    change: (id, change) => { setQuestions(questions.map((question) => (question.id === id ? { ...question, ...change } : question))); },
    move: (id, by) => {
      const next = moved(questions, id, by);
      setQuestions(next);
      say(`Question ${String(next.findIndex((question) => question.id === id) + 1)} of ${String(next.length)}`);
    },
    remove: (id) => {
      setQuestions(questions.filter((question) => question.id !== id));
      say('Question removed');
    },
  };
}
