import { fieldsError } from '../../../common/errors/api-error.js';
import { refusalOf, type TargetRefusal, type TargetRules } from '../../../outgoing/target-url.js';

const SENTENCES: Readonly<Record<TargetRefusal, string>> = {
  not_a_url: 'url must be the address of an endpoint, such as https://example.com/hooks',
  scheme: 'url must begin with https://',
  credentials: 'url must not hold a user name or a password',
  port: 'url must not name another port than 443 or 8443',
  private_address: 'url must be reachable from the public internet: this host is not',
};

/** @throws ApiError invalid_request for what nothing is ever sent to; what a name leads to is judged at every sending */
export function assertEndpointUrl(url: string, rules: TargetRules): void {
  const refusal = refusalOf(url, rules);
  if (refusal !== null) throw fieldsError('invalid_request', [{ path: 'url', message: SENTENCES[refusal] }]);
}
