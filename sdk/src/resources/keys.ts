import { Call } from '../http/call.js';
import { ListCall } from '../http/list-call.js';
import { segment, type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import {
  type ApiKey,
  type ApiKeyList,
  type CreateKeyRequest,
  type ListKeysQuery,
  type NewApiKey,
  type RotateApiKeyRequest,
  type RotatedApiKey,
} from '../types.js';

/** API keys, for a key with the scope `programs:write`: those of its environment, and none that may do more than itself. */
export class Keys {
  constructor(private readonly transport: Transport) {}

  /** Revoked ones too. */
  list(query: ListKeysQuery = {}, options?: RequestOptions): ListCall<ApiKeyList, ApiKey> {
    return new ListCall({
      read: (cursor = query.cursor) =>
        this.transport.send({ path: '/keys', below: 'api', query: { ...query, cursor }, options }),
      items: ({ api_keys }) => api_keys,
    });
  }

  /** Its text is in the answer, and nowhere else. */
  create(body: CreateKeyRequest, options?: RequestOptions): Call<NewApiKey> {
    return new Call(this.transport.send({ method: 'POST', path: '/keys', below: 'api', body, options }));
  }

  /** A new key with the same settings; the old one works for `grace_seconds` more. */
  rotate(keyId: string, body: Partial<RotateApiKeyRequest> = {}, options?: RequestOptions): Call<RotatedApiKey> {
    const path = `/keys/${segment(keyId)}/rotate`;
    return new Call(this.transport.send({ method: 'POST', path, below: 'api', body, options }));
  }

  /** For good. */
  revoke(keyId: string, options?: RequestOptions): Call<null> {
    return new Call(this.transport.send({ method: 'DELETE', path: `/keys/${segment(keyId)}`, below: 'api', options }));
  }
}
