export default async function globalTeardown() {
  for (const { end } of globalThis.keptForSpecs?.values() ?? []) await end();
  await globalThis.testServices?.stop({ removeData: true });
}
