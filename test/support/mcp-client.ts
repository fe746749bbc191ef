import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type TestApp } from '../setup/test-app.js';

/** What a tool answered: the JSON, and what stands before it. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly body: Record<string, unknown>;
  readonly notices: readonly string[];
}

/** How clients open: the newest revision that both know, or the handshake of those before 2026-07-28. */
export type Opening = 'auto' | 'legacy';

/** Uses the service as a program with a language model does, by the protocol's own client. */
export class McpClient {
  private constructor(readonly client: Client) {}

  static async connect({ baseUrl }: TestApp, key: string, opening: Opening = 'auto'): Promise<McpClient> {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: opening } });
    const headers = { authorization: `Bearer ${key}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/v1/mcp`), { requestInit: { headers } }));
    return new McpClient(client);
  }

  async tools(): Promise<string[]> {
    return (await this.client.listTools()).tools.map(({ name }) => name);
  }

  async call(name: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> {
    const { content, isError = false } = await this.client.callTool({ name, arguments: given });
    const texts = content.map((part) => (part.type === 'text' ? part.text : ''));
    return {
      isError,
      body: JSON.parse(texts.at(-1) ?? '') as Record<string, unknown>,
      notices: texts.slice(0, -1),
    };
  }
}
