/**
 * Node 20 has no `navigator`, by whose name the PostgreSQL driver tells where it runs; without one it tries a `Response`
 * instead, and Node loads all of `fetch` for that: 5 MB that nothing else needs. Later releases have it. To be imported first.
 */
if (!('navigator' in globalThis)) {
  const [release] = process.versions.node.split('.');
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: `Node.js/${release ?? ''}` },
    configurable: true,
    writable: true,
  });
}
