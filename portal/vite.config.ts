import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The frame in the page is drawn before the style sheet has come: no browser waits for one that is for print. See `app/style-sheet.ts`. */
const nobodyWaitsForStyles: Plugin = {
  name: 'nobody-waits-for-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      page.replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print" fetchpriority="high"'),
  },
};

export default defineConfig({
  base: '/portal/',
  plugins: [react(), nobodyWaitsForStyles],
  // The service puts a fresh nonce in its place with every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    // What the first page needs is one file: dozens of small ones each cost a round trip, of which a browser makes six at once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  // `npm run dev` here, beside a service on its usual port.
  server: { proxy: { '/v1': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
