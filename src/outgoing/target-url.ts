import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** What an operator may open: addresses of their own network, by whatever port, also without TLS. */
export interface TargetRules {
  readonly allowsPrivate: boolean;
}

/** Why nothing is sent to an address, in a word that says what to change. */
export type TargetRefusal = 'not_a_url' | 'scheme' | 'credentials' | 'port' | 'private_address';

/** Longer ones are nobody's. */
export const MOST_URL_CHARACTERS = 2_000;

/** The others belong to services that speak something else, and would take what is sent for it. */
const PORTS = new Set(['', '443', '8443']);

/** Names that never leave a machine or a network. */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|onion|test|invalid|arpa)$/;

/** Why nothing may be sent to this URL, as far as the URL alone tells; null where it may be. */
export function refusalOf(text: string, { allowsPrivate }: TargetRules): TargetRefusal | null {
  const url = text.length <= MOST_URL_CHARACTERS && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.hostname === '') return 'not_a_url';
  const isOpen = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
  if (!isOpen) return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (allowsPrivate) return null;
  if (!PORTS.has(url.port)) return 'port';
  return isPublicHost(hostOf(url)) ? null : 'private_address';
}

/** The name or the literal address, without what only a URL has around it. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isPublicHost(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAMES.test(host);
}
