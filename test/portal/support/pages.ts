import { type PortalPage } from './portal-page.js';

interface PageCase {
  readonly name: string;
  readonly path: (ids: Ids) => string;
  /** Waits until the page shows what it is for. */
  readonly shows: (page: PortalPage) => Promise<unknown>;
  /** What the documentation has pictures of. */
  readonly pictured?: readonly ('light' | 'dark' | 'phone')[];
}

export interface Ids {
  readonly cohort: string;
  readonly submission: string;
  readonly preview: string;
}

/** What the portal shows, each with what it shows once it is there. */
export const PAGES: readonly PageCase[] = [
  {
    name: 'submissions',
    path: () => '/submissions',
    shows: (page) => page.role('link', 'Maelle Corbin').waitFor(),
    pictured: ['light', 'phone'],
  },
  {
    name: 'previews',
    path: () => '/submissions?tab=preview',
    shows: (page) => page.role('link', 'Test from the website').waitFor(),
    pictured: ['light'],
  },
  {
    name: 'submission',
    path: ({ submission }) => `/submissions/${submission}`,
    shows: (page) => page.sees(/^Differentiation$/),
    pictured: ['light', 'dark'],
  },
  {
    name: 'preview',
    path: ({ preview }) => `/submissions/${preview}`,
    shows: (page) => page.sees(/^Differentiation$/),
  },
  {
    name: 'board',
    path: () => '/board',
    shows: (page) => page.role('group', 'Fenna de Wit').waitFor(),
    pictured: ['light'],
  },
  {
    name: 'cohorts',
    path: () => '/cohorts',
    shows: (page) => page.role('link', 'Spring 2027').waitFor(),
    pictured: ['light'],
  },
  {
    name: 'cohort',
    path: ({ cohort }) => `/cohorts/${cohort}`,
    shows: (page) => page.role('button', 'Close it').waitFor(),
    pictured: ['light'],
  },
  {
    name: 'new-cohort',
    path: () => '/cohorts/new',
    shows: (page) => page.role('button', 'Create the cohort').waitFor(),
  },
  {
    name: 'api-keys',
    path: () => '/api-keys',
    shows: (page) => page.role('row', /^First test key/).waitFor(),
    pictured: ['light'],
  },
  {
    name: 'webhooks',
    path: () => '/webhooks',
    shows: (page) => page.sees('No webhooks yet'),
  },
  {
    name: 'form',
    path: ({ cohort }) => `/cohorts/${cohort}/form`,
    shows: (page) => page.role('group', 'Question 1').waitFor(),
    pictured: ['light'],
  },
  {
    name: 'analytics',
    path: ({ cohort }) => `/cohorts/${cohort}/analytics`,
    shows: (page) => page.role('group', /^Reviewed: 1[5-9]$/).waitFor(),
    pictured: ['light'],
  },
  {
    name: 'tokens',
    path: () => '/tokens',
    shows: (page) =>
      page
        .role('row', /Set aside for a review/)
        .first()
        .waitFor(),
    pictured: ['light'],
  },
  {
    name: 'members',
    path: () => '/members',
    shows: (page) => page.role('button', /^Invite/).waitFor(),
    pictured: ['light'],
  },
  {
    name: 'audit-log',
    path: () => '/audit-log',
    shows: (page) =>
      page
        .role('row', /signed in/)
        .first()
        .waitFor(),
    pictured: ['light'],
  },
  {
    name: 'start',
    path: () => '/start',
    shows: (page) => page.role('region', 'Report call').waitFor(),
    pictured: ['light'],
  },
  { name: 'account', path: () => '/account', shows: (page) => page.heading('Your account') },
  { name: 'nowhere', path: () => '/nothing/here', shows: (page) => page.sees('There is no such page') },
];
