import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, api } from '../api/client.js';
import { type Form } from '../api/types.js';

/** A form with the tag of its version, on which a change is made. */
export interface KnownForm {
  readonly form: Form;
  readonly tag: string;
}

export function knownFormQuery(cohortId: string) {
  return queryOptions({ queryKey: ['cohorts', 'form', cohortId], queryFn: () => readForm(cohortId) });
}

export function formQuery(cohortId: string) {
  return queryOptions({ ...knownFormQuery(cohortId), select: ({ form }: KnownForm) => form });
}

export async function readForm(cohortId: string): Promise<KnownForm> {
  return toKnownForm(
    await answerOf(api.GET('/v1/portal/cohorts/{cohort_id}/form', { params: { path: { cohort_id: cohortId } } })),
  );
}

export function toKnownForm({ data, tag }: Answer<Form>): KnownForm {
  return { form: data, tag };
}
