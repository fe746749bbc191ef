import { build, buildClientsIfNeeded } from './build-if-needed.mjs';
import { buildPortalIfNeeded } from './portal.mjs';

build();
buildPortalIfNeeded();
buildClientsIfNeeded();
