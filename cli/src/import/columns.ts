import { usageFailure } from '../failures/failure.js';

/** A question that a column can answer. */
export interface Question {
  readonly key: string;
  readonly label: string;
}

/** Of the application itself, beside its answers. */
const OWN_FIELDS = ['contact_email', 'founder_name', 'external_id'] as const;
export type OwnField = (typeof OWN_FIELDS)[number];

/** What spreadsheets usually call them, without case and punctuation. */
const USUAL_NAMES: Readonly<Record<OwnField, readonly string[]>> = {
  contact_email: ['contactemail', 'email', 'emailaddress', 'mail', 'founderemail', 'applicantemail', 'youremail'],
  founder_name: ['foundername', 'founder', 'name', 'fullname', 'applicant', 'applicantname', 'contactname', 'yourname'],
  external_id: ['externalid', 'applicationid', 'submissionid', 'id'],
};

/** What each column is for: a field of the application, the key of a question, or nothing. */
export interface ColumnPlan {
  readonly own: ReadonlyMap<OwnField, number>;
  readonly answers: readonly { readonly at: number; readonly key: string }[];
  readonly unused: readonly string[];
  /** Columns of this program's own file of refused rows, which say nothing about the applicant. */
  readonly remarks: ReadonlySet<number>;
}

export interface ColumnWishes {
  /** `column=target`, with `-` for a column that is to be left out. */
  readonly map?: readonly string[];
  readonly externalId?: string | undefined;
}

/** The columns that a file of refused rows has beside those of the file. */
export const REMARKS = ['refused_code', 'refused_reason'] as const;

const LEFT_OUT = '-';

/** Which column is what: as was asked for, else by key, by label, or by a usual name. @throws Failure */
export function planColumns(
  header: readonly string[],
  questions: readonly Question[],
  wishes: ColumnWishes,
): ColumnPlan {
  const names = header.map((name) => name.trim());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) throw usageFailure(`Two columns are called "${twice}"`, 'invalid_file');
  const asked = readWishes(wishes, names, questions);
  const remarks = new Set(names.flatMap((name, at) => (REMARKS.some((remark) => remark === name) ? [at] : [])));
  const guess = guesserOf(questions);
  const taken = new Set(asked.values());
  const targets = names.map((name, at) => {
    if (asked.has(at)) return asked.get(at);
    const target = remarks.has(at) || name === '' ? undefined : guess(name);
    if (target === undefined || taken.has(target)) return undefined;
    taken.add(target);
    return target;
  });
  return planOf(targets, names, remarks);
}

function planOf(targets: readonly (string | undefined)[], names: readonly string[], remarks: Set<number>): ColumnPlan {
  const own = new Map<OwnField, number>();
  const answers: { at: number; key: string }[] = [];
  targets.forEach((target, at) => {
    if (target === undefined || target === LEFT_OUT) return;
    if (isOwnField(target)) own.set(target, at);
    else answers.push({ at, key: target });
  });
  if (!own.has('contact_email')) {
    throw usageFailure(
      'No column is the e-mail address: say which by --map "<column>=contact_email"',
      'no_email_column',
    );
  }
  const unused = names.filter((name, at) => targets[at] === undefined && name !== '' && !remarks.has(at));
  return { own, answers, unused, remarks };
}

/** From the place of a column to what it was said to be. @throws Failure */
function readWishes(
  { map = [], externalId }: ColumnWishes,
  names: readonly string[],
  questions: readonly Question[],
): Map<number, string> {
  const wishes = map.map((wish) => {
    const at = wish.lastIndexOf('=');
    if (at < 1 || at === wish.length - 1) throw usageFailure(`--map wants "<column>=<key>", not "${wish}"`);
    return [wish.slice(0, at).trim(), wish.slice(at + 1).trim()] as const;
  });
  if (externalId !== undefined) wishes.push([externalId, 'external_id']);
  const found = new Map<number, string>();
  for (const [column, target] of wishes) {
    const at = names.indexOf(column);
    if (at === -1) throw usageFailure(`There is no column "${column}"; there are ${names.join(', ')}`);
    const isKnown = target === LEFT_OUT || isOwnField(target) || questions.some(({ key }) => key === target);
    if (!isKnown) throw usageFailure(`"${target}" is no question of this cohort, nor ${OWN_FIELDS.join(', ')}`);
    const isTaken = target !== LEFT_OUT && [...found.values()].includes(target);
    if (isTaken || found.has(at)) throw usageFailure(`"${column}=${target}" is said twice`);
    found.set(at, target);
  }
  return found;
}

function guesserOf(questions: readonly Question[]): (name: string) => string | undefined {
  const byKey = new Map(questions.map(({ key }) => [key, key]));
  const byLabel = new Map(questions.map(({ key, label }) => [bare(label), key]));
  const byBareKey = new Map(questions.map(({ key }) => [bare(key), key]));
  const usual = new Map(OWN_FIELDS.flatMap((field) => USUAL_NAMES[field].map((name) => [name, field] as const)));
  return (name) => byKey.get(name) ?? byLabel.get(bare(name)) ?? byBareKey.get(bare(name)) ?? usual.get(bare(name));
}

/** Letters and digits alone, in lower case. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '');
}

function isOwnField(target: string): target is OwnField {
  return OWN_FIELDS.some((field) => field === target);
}
