import { fieldsError } from '../../common/errors/api-error.js';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses passwords that attackers try first, as NIST SP 800-63B asks for beside a minimum length: some 18,000 of eight
 * characters and more. @throws ApiError invalid_request
 */
export async function assertUncommon(path: string, password: string): Promise<void> {
  common ??= read();
  if (!(await common).has(password.normalize('NFKC').toLowerCase())) return;
  throw fieldsError('invalid_request', [
    { path, message: `${path} is one of the most common passwords: choose another` },
  ]);
}

/** Read when somebody first chooses a password, since most processes never need it. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
