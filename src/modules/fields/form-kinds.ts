import { type ClarityRole } from './field.js';
import { type FormQuestion } from './form-questions.js';

/** A kind of programme that puts some of the core questions in its own words. */
export interface ProgrammeKind {
  readonly name: string;
  /** Words of a brief that tell the kind; a trailing `*` stands for any ending. */
  readonly signs: readonly string[];
  readonly questions: Readonly<Partial<Record<ClarityRole, Omit<FormQuestion, 'role'>>>>;
}

/** An accelerator asks the core questions as they are. */
export const PROGRAMME_KINDS: readonly ProgrammeKind[] = [
  {
    name: 'grant',
    signs: ['grant', 'grants', 'award funding', 'non dilutive', 'fund projects', 'public funding'],
    questions: {
      business_model: {
        label: 'How will the work be sustained after the grant ends?',
        help: 'Who pays then, how much, and what it costs you to deliver. Name any income that you have already.',
      },
      ask: {
        label: 'How would you spend the grant?',
        help: 'The main items, what each costs, and what each makes possible within the time of {programme}.',
      },
    },
  },
  {
    name: 'impact',
    signs: [
      'social impact', 'impact driven', 'social enterprise*', 'social innovation*', 'nonprofit*', 'non profit*',
      'charit*', 'ngo', 'ngos', 'communit*', 'underserved', 'inclusion', 'inequalit*', 'poverty', 'sdg', 'sdgs',
      'vulnerable', 'marginalised', 'marginalized', 'refugees',
    ],
    questions: {
      customer: {
        label: 'Who do you serve, and how have they shaped your work?',
        help:
          'Which people, where, how many you work with now, and what you learned by listening to them. Say who ' +
          'pays, if it is somebody else.',
      },
      business_model: {
        label: 'How do you finance the work, and how will it become sustainable?',
        help: 'Income by source, what it costs to reach one person, and what would keep you going without donations.',
      },
      traction: {
        label: 'What impact have you had so far, and how do you measure it?',
        help: 'What is different for the people you serve: counted, compared with before or with others, and when.',
      },
    },
  },
  {
    name: 'research',
    signs: [
      'deep tech', 'deeptech', 'research*', 'universit*', 'scientific', 'scientists', 'spin out*', 'spinout*',
      'spin off*',
      'laborator*', 'phd*', 'technology transfer',
    ],
    questions: {
      solution: {
        label: 'What have you discovered or built, and how does it work?',
        help:
          'For a reader from another field: the principle, what is new in it, and what exists today outside ' +
          'the paper.',
      },
      traction: {
        label: 'What results do you have so far?',
        help:
          'Experiments, prototypes, field trials, first users: what was measured, where, when, and against ' +
          'which baseline.',
      },
      competition: {
        label: 'How does it go beyond the state of the art, and what protects it?',
        help: 'The best that others have, by name and figure; then your patent, data or know-how, and who owns it.',
      },
    },
  },
];
