import { Call } from '../http/call.js';
import { ListCall } from '../http/list-call.js';
import { segment, type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import {
  type ListSchemasQuery,
  type RegisterSchemaRequest,
  type Schema,
  type SchemaList,
  type SchemaRegistered,
} from '../types.js';

/** Questions of your own, in place of a cohort's form. */
export class Schemas {
  constructor(private readonly transport: Transport) {}

  /** The keys to answer by are those of the answer, made from the labels. */
  register(body: RegisterSchemaRequest, options?: RequestOptions): Call<SchemaRegistered> {
    return new Call(this.transport.send({ method: 'POST', path: '/schema', body, options }));
  }

  list(query: ListSchemasQuery = {}, options?: RequestOptions): ListCall<SchemaList, Schema> {
    return new ListCall({
      read: (cursor = query.cursor) => this.transport.send({ path: '/schema', query: { ...query, cursor }, options }),
      items: ({ schemas }) => schemas,
    });
  }

  get(schemaId: string, options?: RequestOptions): Call<Schema> {
    return new Call(this.transport.send({ path: `/schema/${segment(schemaId)}`, options }));
  }
}
