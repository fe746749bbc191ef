import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, api } from '../api/client.js';
import { type Form } from '../api/types.js';

/** A form with the tag of its version, on which a change is made. */
export interface KnownForm {
  readonly form: Form;
  readonly tag: string;
}

export function knownFormQuery(programmeId: string) {
  return queryOptions({ queryKey: ['programmes', 'form', programmeId], queryFn: () => readForm(programmeId) });
}

export function formQuery(programmeId: string) {
  return queryOptions({ ...knownFormQuery(programmeId), select: ({ form }: KnownForm) => form });
}

export async function readForm(programmeId: string): Promise<KnownForm> {
  return toKnownForm(
    await answerOf(api.GET('/v1/portal/cohorts/{cohort_id}/form', { params: { path: { cohort_id: programmeId } } })),
  );
}

export function toKnownForm({ data, tag }: Answer<Form>): KnownForm {
  return { form: data, tag };
}
