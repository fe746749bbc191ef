import { readFileSync } from 'node:fs';
import { application } from '../support/world.js';

export const submissionTo = (cohortId: string): object => application(cohortId, { colour: 'green' });
export const formOf = (cohortId: string): object => ({
  cohort_id: cohortId,
  fields: [{ label: 'What problem are you solving?' }],
});

interface Asked {
  readonly method: string;
  readonly template: string;
  readonly body?: (cohortId: string) => object;
  /** Asked by a live key, of a cohort and a key that nothing else needs. */
  readonly managed?: true;
}

export const { paths: DOCUMENTED } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, object>;
};
/** All that only reads, as it is documented. */
export const READS: Asked[] = Object.entries(DOCUMENTED)
  .filter(([, operations]) => 'get' in operations)
  .map(([template]) => ({ method: 'GET', template }));

/** What changes something, or asks with a query. */
export const OTHERS: Asked[] = [
  { method: 'POST', template: '/v1/api/schema', body: formOf },
  { method: 'POST', template: '/v1/api/applications', body: submissionTo },
  { method: 'POST', template: '/v1/api/applications/validate', body: submissionTo },
  { method: 'GET', template: '/v1/api/applications/{submission_id}/insights?include=provenance' },
  { method: 'GET', template: '/v1/api/applications?updated_after=2026-01-01&status=complete,failed' },
  {
    method: 'POST',
    template: '/v1/api/applications/{submission_id}/withdraw',
    body: () => ({ reason: 'Joined another' }),
  },
  { method: 'POST', template: '/v1/api/sandbox/applications/{submission_id}/withdraw', body: () => ({}) },
  { method: 'POST', template: '/v1/api/sandbox/schema', body: formOf },
  { method: 'POST', template: '/v1/api/sandbox/applications', body: submissionTo },
  {
    method: 'POST',
    template: '/v1/api/applications/batch',
    body: (cohortId) => ({ applications: [submissionTo(cohortId)] }),
  },
  {
    method: 'POST',
    template: '/v1/api/keys',
    body: () => ({ name: 'Website', scopes: ['insights:read'] }),
    managed: true,
  },
  { method: 'POST', template: '/v1/api/keys/{api_key_id}/rotate', body: () => ({}), managed: true },
  { method: 'DELETE', template: '/v1/api/keys/{api_key_id}', managed: true },
  { method: 'POST', template: '/v1/api/programs', body: () => ({ name: 'Autumn' }), managed: true },
  {
    method: 'PATCH',
    template: '/v1/api/programs/{cohort_id}/settings',
    body: () => ({ name: 'Winter' }),
    managed: true,
  },
  {
    method: 'PUT',
    template: '/v1/api/programs/{cohort_id}/form',
    body: () => ({ fields: [{ label: 'Why now?' }] }),
    managed: true,
  },
  { method: 'POST', template: '/v1/api/programs/{cohort_id}/form/generate', body: () => ({}), managed: true },
  {
    method: 'POST',
    template: '/v1/api/programs/{cohort_id}/status',
    body: () => ({ status: 'closed' }),
    managed: true,
  },
  { method: 'POST', template: '/v1/mcp', body: () => ({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) },
];
