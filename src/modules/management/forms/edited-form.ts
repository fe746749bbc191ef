import { type Field } from '../../fields/field.js';
import { deriveFieldKeys } from '../../fields/field-key.js';
import { type FormFieldRequest } from './dto/form.request.dto.js';

/** The shape of derived keys; deriving a key again from one leaves it unchanged. */
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

/**
 * Keeps a key that was sent if it is well-formed and not used before; the others are derived so that they do not
 * collide.
 */
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
  // The kept keys come first, so that deriving gives each of them back and the others avoid them.
  const derived = deriveFieldKeys([...[...kept.keys()].map((label) => ({ label })), ...derivable]);
  const places = [...kept.values(), ...derivedAt];
  return requests.map((_, at) => derived[places.indexOf(at)] ?? '');
}
