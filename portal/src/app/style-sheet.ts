/** Resolves once the page's style sheet counts, which the built page loads without waiting for it. */
export async function styleSheet(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (sheet === null) return;
  sheet.media = 'all';
  if (sheet.sheet !== null) return;
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
}
