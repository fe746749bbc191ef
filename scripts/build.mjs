import { build, buildRestIfNeeded } from './build-if-needed.mjs';

build();
buildRestIfNeeded();
