import { type IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type McpServer } from '@modelcontextprotocol/server';
import { type ApiError } from '../../common/errors/api-error.js';
import { mcpLibrary } from './mcp-library.js';
import { makeServer } from './mcp-server.js';
import { callTool } from './tools/call-tool.js';
import { ToolBox } from './tools/tool-box.js';
import { type ToolExchange } from './tools/tool.js';

/** A message of the protocol, with its HTTP headers. */
interface McpMessage {
  readonly body: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
}

interface McpAnswer {
  readonly status: number;
  /** Null for a notification, which gets no answer. */
  readonly body: object | null;
  /** Why the tool refused; null when it did not. */
  readonly refusal: ApiError | null;
}

/** The headers by which clients say their revision of the protocol and the method they call. */
const PASSED_ON = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;
/** A made-up URL: only the request's headers are read, since the message was parsed before. */
const ADDRESS = 'http://intake.invalid/v1/mcp';

/** Answers a message of the Model Context Protocol. No state is kept between messages. */
@Injectable()
export class McpEndpoint {
  constructor(private readonly box: ToolBox) {}

  /** @throws errors of the service itself */
  async answer({ body, headers }: McpMessage, exchange: ToolExchange): Promise<McpAnswer> {
    const failures: unknown[] = [];
    let refusal: ApiError | null = null;
    const server = await makeServer(exchange.caller, this.box.of(exchange.caller), async (tool, given) => {
      const outcome = await callTool(tool, exchange, given);
      if ('result' in outcome) {
        ({ refusal } = outcome);
        return outcome.result;
      }
      failures.push(outcome.failure);
      throw new Error('Told by HTTP');
    });
    const response = await exchangeWith(server, requestOf(headers), body);
    if (failures.length > 0) throw failures[0];
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as object), refusal };
  }
}

/** Revisions of the protocol before 2026-07-28 open with a handshake, which most clients still do; none needs a session. */
async function exchangeWith(server: McpServer, request: Request, parsedBody: object): Promise<Response> {
  const { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport } = await mcpLibrary();
  if (await isLegacyRequest(request, parsedBody)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody }).finally(() => server.close());
  }
  // A subscription would be a stream that stays open for good.
  return createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, { parsedBody });
}

/** Says that the caller accepts JSON, because every answer of the service is JSON. */
function requestOf(headers: IncomingHttpHeaders): Request {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const own: [string, string][] = [
    ['content-type', 'application/json'],
    ['accept', 'application/json, text/event-stream'],
  ];
  return new Request(ADDRESS, { method: 'POST', headers: [...own, ...passedOn] });
}
