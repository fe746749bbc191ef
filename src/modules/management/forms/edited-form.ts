import { type Field } from '../../fields/field.js';
import { deriveFieldKeys } from '../../fields/field-key.js';
import { type FormFieldRequest } from './dto/form.request.dto.js';

/** What key derivation makes, and so leaves as it is. */
const KEY = /^(?=.{1,64}$)[a-z0-9]+(_[a-z0-9]+)*$/;

/** The fields of an edited form: what its editor says wins over what was inferred from the labels. */
export function editedForm(requests: readonly FormFieldRequest[], fields: readonly Field[]): Field[] {
  const keys = formKeys(requests);
  return fields.map((inferred, at) => {
    const { sources, clarity_role, help } = requests[at] ?? {};
    return {
      ...inferred,
      key: keys[at] ?? inferred.key,
      ...(sources != null && { sources: [...new Set(sources)] }),
      ...(clarity_role !== undefined && { clarity_role }),
      ...(help != null && help !== '' && { help }),
    };
  });
}

/** A key that is sent along, well-formed and the first of its kind is kept; the others are derived around these. */
function formKeys(requests: readonly FormFieldRequest[]): string[] {
  const kept = new Map<string, number>();
  requests.forEach(({ key }, at) => {
    if (key != null && KEY.test(key) && !kept.has(key)) kept.set(key, at);
  });
  const keptAt = new Set(kept.values());
  const derivedAt = requests.flatMap((_, at) => (keptAt.has(at) ? [] : [at]));
  const derivable = derivedAt.map((at) => ({
    label: requests[at]?.label ?? '',
    key: requests[at]?.key ?? `field_${at + 1}`,
  }));
  // A kept key is derived from itself, and coming first it is taken when the others are derived.
  const derived = deriveFieldKeys([...[...kept.keys()].map((label) => ({ label })), ...derivable]);
  const places = [...kept.values(), ...derivedAt];
  return requests.map((_, at) => derived[places.indexOf(at)] ?? '');
}
