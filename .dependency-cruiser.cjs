/** Which way dependencies may point. `npm run lint` fails on any other. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'What needs both belongs to the one that imports the other: what counts the applications of a cohort, to applications.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports it, and it imports nothing: it is of no use.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.spec\\.ts$', '\\.d\\.ts$', 'main\\.ts$', '^test/setup/'] },
      to: {},
    },
    {
      name: 'common-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(common|config|database|queue|redis|tasks|threads)/' },
      to: { path: '^src/(modules|demonstration|admin)/' },
    },
    {
      name: 'language-knows-no-feature',
      comment: 'Words, sentences and learned tables are of use to every feature, and know none.',
      severity: 'error',
      from: { path: '^src/language/' },
      to: { path: '^src/(modules|database|queue|redis)/|node_modules/(@nestjs|typeorm|bull|ioredis|pg)' },
    },
    {
      name: 'local-servers-know-no-framework',
      severity: 'error',
      from: { path: '^local/' },
      to: { path: 'node_modules/(@nestjs|typeorm)' },
    },
    {
      name: 'service-knows-no-local-servers',
      comment: 'They are for development, and not in the image.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^local/' },
    },
    {
      name: 'nothing-imports-the-faces',
      comment: 'The portal and the sandbox are faces of the service; what they need lives in the features.',
      severity: 'error',
      from: { path: '^src/modules/(?!portal/|sandbox/)' },
      to: { path: '^src/modules/(portal|sandbox)/' },
    },
    {
      name: 'intake-knows-no-review',
      comment:
        'An application is taken in whatever becomes of its review; only what is owed, and the rubric, are shared.',
      severity: 'error',
      from: {
        path: '^src/modules/(applications|auth|cohorts|fields|keys|members|review-tasks|rubric|schemas|tokens)/',
      },
      to: { path: '^src/modules/(review|insights)/' },
    },
    {
      name: 'sandbox-stores-nothing',
      severity: 'error',
      from: { path: '^src/modules/sandbox/' },
      to: { path: '(\\.repository|\\.entity)\\.ts$|^src/(database|queue|redis)/|node_modules/(typeorm|bull|ioredis)' },
    },
    {
      name: 'review-rules-are-pure',
      comment: 'The same input must give the same report, so nothing here may reach a clock, a store or the framework.',
      severity: 'error',
      from: {
        path: '^src/modules/(rubric|review/(reviewers|guard-rails|scoring|redaction))/',
        pathNot: '\\.spec\\.ts$',
      },
      to: { path: 'node_modules/(@nestjs|typeorm|bull|ioredis|pg)|\\.(repository|entity|service|module)\\.ts$' },
    },
    {
      name: 'one-door-to-language-models',
      comment: 'Only where a model reviews is its library loaded, and only there does anything leave the service.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/modules/review/reviewers/model/' },
      to: { path: 'node_modules/(ai|@ai-sdk|zod)/' },
    },
    {
      name: 'outgoing-knows-no-feature',
      severity: 'error',
      from: { path: '^src/outgoing/' },
      to: { path: '^src/(?!outgoing/)|node_modules/(@nestjs|typeorm|bull|ioredis|pg)' },
    },
    {
      name: 'one-door-to-addresses-of-others',
      comment: 'Only there is it judged where a connection leads.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/outgoing/' },
      to: { path: '^(node:)?(https|tls|dns|dns/promises)$' },
    },
    {
      name: 'controllers-stay-thin',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.entity\\.ts$|node_modules/typeorm' },
    },
    {
      name: 'controllers-are-served',
      comment: 'What a start does not reach answers nobody: name the controller in the *.module.ts of its feature.',
      severity: 'error',
      from: { path: '^src/main\\.ts$' },
      to: { path: '^src/.*\\.controller\\.ts$', reachable: false },
    },
    {
      name: 'sources-import-no-tests',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(test|bench|eval)/' },
    },
    {
      name: 'sdk-depends-on-nothing',
      comment: 'It is installed by others, and runs where there is no Node.',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: { pathNot: '^sdk/src/' },
    },
    {
      name: 'command-line-knows-the-client-alone',
      comment: 'It is a caller of the public API as any other, and installed without the service.',
      severity: 'error',
      from: { path: '^cli/src/' },
      to: { pathNot: '^(cli|sdk)/|^node_modules/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-dev-dependencies',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
