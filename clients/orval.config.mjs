const input = { target: '../openapi.json' };

export default {
  client: { input, output: { target: 'generated/orval/client.ts', client: 'fetch', mode: 'single' } },
  zod: {
    input,
    output: {
      target: 'generated/orval-zod/schemas.ts',
      client: 'zod',
      mode: 'single',
      override: { zod: { generateEachHttpStatus: true } },
    },
  },
};
