export default async function globalTeardown() {
  await globalThis.testServices?.stop({ removeData: true });
}
