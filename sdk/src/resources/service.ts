import { Call } from '../http/call.js';
import { type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import { type Balance, type Health, type Live, type Me } from '../types.js';

/** The key, what its organisation has left, and whether the service is there: the same for a sandbox. */
export class Service {
  constructor(private readonly transport: Transport) {}

  me(options?: RequestOptions): Call<Me> {
    return new Call(this.transport.send({ path: '/v1/api/me', below: 'root', options }));
  }

  balance(options?: RequestOptions): Call<Balance> {
    return new Call(this.transport.send({ path: '/v1/api/balance', below: 'root', options }));
  }

  /** Whether its process answers. */
  live(options?: RequestOptions): Call<Live> {
    return new Call(this.transport.send({ path: '/health/live', below: 'root', options }));
  }

  /** Whether it can do its work. @throws UnavailableError while it cannot */
  ready(options?: RequestOptions): Call<Health> {
    return new Call(this.transport.send({ path: '/health/ready', below: 'root', options }));
  }
}
