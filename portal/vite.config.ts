import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/portal/',
  plugins: [react()],
  // The service puts a fresh nonce in its place with every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { outDir: '../dist/portal', emptyOutDir: true, manifest: true, chunkSizeWarningLimit: 1_000 },
  // `npm run dev` here, beside a service on its usual port.
  server: { proxy: { '/v1': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
