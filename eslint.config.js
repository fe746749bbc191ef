import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const NO_FORWARD_REF = { name: '@nestjs/common', importNames: ['forwardRef'], message: 'Break the cycle instead.' };
/** Whatever reaches PostgreSQL past these two names no organisation, or has no right to look across them. */
const MESSAGE = 'Use TenantDatabase, or SystemDatabase, of src/database.';
const ONE_WAY_TO_THE_DATABASE = { name: 'typeorm', importNames: ['DataSource', 'Repository'], message: MESSAGE };
const NO_CONTEXTLESS_REPOSITORY = {
  name: '@nestjs/typeorm',
  importNames: ['InjectRepository', 'InjectDataSource'],
  message: MESSAGE,
};

/** Lint cannot see through a pattern that is put together; a test of what the helper built can. */
const COMPOSED = ":matches(NewExpression, CallExpression)[callee.name='RegExp']:not([arguments.0.type='Literal'])";
const ONE_WAY_TO_COMPOSE = { selector: COMPOSED, message: 'Use patternOf of src/common/text/pattern.ts.' };

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'coverage/',
      '.data/',
      'clients/generated/',
      'portal/src/api/schema.d.ts',
      'sdk/src/generated/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    // No text that anybody sends may take much longer than its length explains.
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['src/**', 'local/**', 'portal/**', 'public/**'],
    ignores: ['src/common/text/pattern.ts', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ONE_WAY_TO_COMPOSE] },
  },
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', '*.cjs', '*.mjs', 'scripts/*.mjs', 'docs/examples/*.mjs', 'public/*/*.js'],
        },
      },
    },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports' },
      ],
      // Entities and DTOs describe shapes, to TypeORM and to the document; nobody constructs them.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Of code: one property a line makes more lines, and blank ones and comments none that have to be read through.
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      'max-params': ['error', { max: 6 }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through src/config only.' },
      ],
      'no-restricted-imports': [
        'error',
        { paths: [NO_FORWARD_REF, ONE_WAY_TO_THE_DATABASE, NO_CONTEXTLESS_REPOSITORY] },
      ],
    },
  },
  {
    files: ['src/database/**', 'bench/**', 'test/**', 'ormconfig.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [NO_FORWARD_REF] }] },
  },
  {
    files: [
      'src/config/**',
      'local/**',
      'bench/**',
      'test/**',
      'scripts/**',
      'docs/examples/**',
      'clients/**',
      'cli/src/main.ts',
      'jest.config.js',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['**/*.spec.ts', 'test/**', 'src/database/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
  // What a function makes out of a library's generics only the compiler can spell; the pages export no interface to others.
  { files: ['portal/**'], rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' } },
  // A component is mostly what it shows, at one property a line.
  {
    files: ['portal/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 110, skipComments: true, skipBlankLines: true }] },
  },
  { files: ['clients/**'], rules: { 'max-lines-per-function': ['error', { max: 90 }] } },
  // Jest's own types say `any` for every matcher.
  { files: ['**/*.spec.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: { ...tseslint.configs.disableTypeChecked.rules, '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
