import { availableParallelism } from 'node:os';
import { sampleSeed } from './test/setup/sample-seed.js';

process.env.TEST_SEED = sampleSeed();

/** Unit specs stand beside their sources; everything that needs PostgreSQL, Redis or HTTP is under test/. */
const shared = {
  testRunner: '<rootDir>/test/setup/native-runner.js',
  testEnvironment: '<rootDir>/test/setup/native-environment.js',
  // The runner has Node load all code.
  transform: {},
};

/** Jest reads every script below to learn what it imports, once for each project: only where specs are. */
const UNIT_ROOTS = ['<rootDir>/src', '<rootDir>/cli/src', '<rootDir>/eval', '<rootDir>/bench'];
const roots = ['<rootDir>/test'];

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: UNIT_ROOTS,
      testMatch: ['<rootDir>/{src,cli/src}/**/*.spec.ts', '<rootDir>/{eval,bench}/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'service',
      roots,
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/local/', '<rootDir>/test/command-line/'],
      globalSetup: '<rootDir>/test/setup/global-setup.js',
      globalTeardown: '<rootDir>/test/setup/global-teardown.js',
    },
    {
      ...shared,
      displayName: 'local',
      roots,
      testMatch: ['<rootDir>/test/{local,command-line}/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/setup/global-setup.js',
      globalTeardown: '<rootDir>/test/setup/global-teardown.js',
    },
    {
      ...shared,
      displayName: 'fuzz',
      roots,
      testMatch: ['<rootDir>/test/fuzz/**/*.fuzz.ts'],
      globalSetup: '<rootDir>/test/setup/global-setup.js',
      globalTeardown: '<rootDir>/test/setup/global-teardown.js',
    },
    {
      ...shared,
      displayName: 'faults',
      roots,
      testMatch: ['<rootDir>/test/faults/*.suite.ts'],
      globalSetup: '<rootDir>/test/setup/build.js',
    },
    {
      ...shared,
      displayName: 'rolling',
      roots,
      testMatch: ['<rootDir>/test/rolling/*.suite.ts'],
      globalSetup: '<rootDir>/test/setup/build.js',
    },
  ],
  testSequencer: '<rootDir>/test/setup/slow-first.js',
  reporters: ['default', '<rootDir>/test/setup/seed-reporter.js'],
  // Only what hangs takes so long: a browser that reads every element with axe shares its processor with other suites.
  testTimeout: 120_000,
  // One for what only waits, beside as many as there are processors: see test/setup/places.js.
  maxWorkers: availableParallelism() + 1,
  // To end a browser and the applications of a worker takes longer than Jest expects where others are busy.
  workerGracefulExitTimeout: 20_000,
  // Modules stay, with whatever a spec file left in them: a worker that has grown begins again.
  workerIdleMemoryLimit: '2GB',
};
