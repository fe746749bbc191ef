import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build-if-needed.mjs';
import { buildCliIfNeeded } from './cli.mjs';
import { buildPortalIfNeeded } from './portal.mjs';
import { buildSdkIfNeeded } from './sdk.mjs';

build();
buildPortalIfNeeded();
// The image is built without what callers install.
if (existsSync(fileURLToPath(new URL('../sdk', import.meta.url)))) {
  buildSdkIfNeeded();
  buildCliIfNeeded();
}
