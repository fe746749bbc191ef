import { type Call } from './http/call.js';
import { Transport } from './http/transport.js';
import { type IntakeOptions, type RequestOptions } from './options.js';
import { Applications } from './resources/applications.js';
import { Events } from './resources/events.js';
import { Keys } from './resources/keys.js';
import { Programs } from './resources/programs.js';
import { Schemas } from './resources/schemas.js';
import { Service } from './resources/service.js';
import { type Balance, type Environment, type Me } from './types.js';
import { webhooks } from './webhooks/webhooks.js';

/** Where a service listens that was started on this machine. */
const LOCAL_SERVICE = 'http://127.0.0.1:3000';
const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;

/** The API of the service, with one key. */
export class Intake {
  /** Test or live, as the key says. */
  readonly environment: Environment;
  readonly applications: Applications;
  readonly events: Events;
  readonly keys: Keys;
  readonly programs: Programs;
  readonly schemas: Schemas;
  readonly service: Service;
  readonly webhooks = webhooks;

  /** @throws TypeError for what is no key or no address, and for a live key where it does not belong */
  constructor(options: IntakeOptions) {
    const { apiKey, baseUrl = LOCAL_SERVICE, sandbox = false } = options;
    if (apiKey === undefined) throw new TypeError('apiKey is missing: is the variable set that it is read from?');
    this.environment = environmentOf(apiKey);
    if (this.environment === 'live') assertPlace(options);
    const transport = new Transport({
      apiKey,
      baseUrl: addressOf(baseUrl),
      sandbox,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxRetries: options.maxRetries ?? MAX_RETRIES,
      // Looked up at each call: what is put in its place later, such as by an instrumentation, is used.
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      logger: options.logger,
    });
    this.applications = new Applications(transport);
    this.events = new Events(transport);
    this.keys = new Keys(transport);
    this.programs = new Programs(transport);
    this.schemas = new Schemas(transport);
    this.service = new Service(transport);
  }

  /** The key, as it sees itself. */
  me(options?: RequestOptions): Call<Me> {
    return this.service.me(options);
  }

  /** The tokens of its organisation. */
  balance(options?: RequestOptions): Call<Balance> {
    return this.service.balance(options);
  }
}

function environmentOf(apiKey: string): Environment {
  const found = /^inc_(test|live)_[\x21-\x7e]+$/.exec(apiKey)?.[1];
  // Without a word of what it is: errors are logged.
  if (found === undefined)
    throw new TypeError('apiKey is no key of the service: they begin with inc_test_ or inc_live_');
  return found as Environment;
}

function assertPlace({ sandbox, dangerouslyAllowBrowser }: IntakeOptions): void {
  if (sandbox === true) throw new TypeError('The sandbox takes test keys only');
  const isBrowser = 'window' in globalThis && 'document' in globalThis;
  if (isBrowser && dangerouslyAllowBrowser !== true) {
    throw new TypeError('In a browser everybody can read a live key. Call the service from a server');
  }
}

function addressOf(baseUrl: string): string {
  const { protocol, username, password, search, hash } = new URL(baseUrl);
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  if (!isPlain || (protocol !== 'http:' && protocol !== 'https:')) {
    throw new TypeError('baseUrl is the http or https address of the service, without anything behind its path');
  }
  return baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl;
}
