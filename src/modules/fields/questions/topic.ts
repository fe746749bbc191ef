import { type ClarityRole } from '../field.js';

/** What a question can be about: one of the clarity roles, or something that has none. */
export type Topic =
  | ClarityRole
  /** Who the applicants are and how to reach them. */
  | 'personal'
  /** Registration, consent, logistics. */
  | 'administrative'
  /** The venture, but nothing that a role stands for. */
  | 'other'
  /** Nothing at all: words that would else point somewhere. */
  | 'nothing';

/** The patterns (see PatternMatcher) of one topic, by how much they tell. */
export interface TopicWords {
  readonly topic: Topic;
  /** Decide whatever else is asked: an answer that tells who somebody is must never be shown. */
  readonly certain?: readonly string[];
  /** Decide wherever they stand, unless something longer does. */
  readonly sure?: readonly string[];
  /** What questions of the topic are about; something surer elsewhere in the question outdoes them. */
  readonly subject?: readonly string[];
  /** Spoken of in questions of many topics: tell something where nothing else does. */
  readonly mention?: readonly string[];
  /** Tell something only as the head of the question. */
  readonly context?: readonly string[];
}

/** Questions of one topic as forms ask them, to tell by their words what questions like them are about. */
export interface TopicExamples {
  readonly topic: ExampleTopic;
  readonly questions: readonly string[];
}

/** A role, or none: about the applicants and the application, or about the venture. */
export type ExampleTopic = ClarityRole | 'administrative' | 'other';
