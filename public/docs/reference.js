import { forKeys } from './for-keys.js';

const address = new URL('..', location.href);
const answer = await fetch('../openapi.json');
const content = forKeys(await answer.json());
// Samples to be pasted as they are.
content.info.description = content.info.description.replace(
  'INTAKE_BASE_URL=…',
  `INTAKE_BASE_URL=${address.href.replace(/\/$/, '')}`,
);

globalThis.Scalar.createApiReference('#reference', {
  content,
  // All of these would ask or send to a host of its makers.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  // Requests are tried on the page with the operations, which forgets keys.
  hideTestRequestButton: true,
  // The document has samples that are tested; those that would be made here are not.
  hiddenClients: true,
  documentDownloadType: 'none',
  metaData: { title: document.title },
});
