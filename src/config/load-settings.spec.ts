import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppConfig } from './app-config.js';
import { InvalidSettingsError, loadSettings } from './load-settings.js';
import { Settings } from './settings.js';

/** What any text may be. */
const UNBOUNDED = ['DATA_DIR', 'NODE_ENV'];

/** A wrong value of each other setting. */
const WRONG: Record<string, string> = {
  PORT: '70000',
  HOST: 'two names',
  ROLE: 'boss',
  DATABASE_URL: 'mysql://127.0.0.1/intake',
  DATABASE_OWNER_URL: 'somewhere',
  DATABASE_PRIVILEGED_ACCOUNT: 'welcome',
  REDIS_URL: 'http://127.0.0.1',
  MAX_CONNECTIONS: '9',
  OPERATIONS_PORT: '-1',
  OPERATIONS_HOST: 'two names',
  OPERATIONS_TOKEN: 'guess me',
  MIGRATE: 'later',
  DATABASE_POOL_SIZE: '3',
  SHUTDOWN_GRACE_SECONDS: '11',
  TOKENS_PER_REVIEW: '-1',
  RATE_LIMIT_PER_MINUTE: '-5',
  RATE_LIMIT_ADDRESS_PER_MINUTE: 'many',
  RATE_LIMIT_FORM_PER_HOUR: '0',
  TRUST_PROXY: '-1',
  WEBHOOK_ALLOW_PRIVATE: 'perhaps',
  AUDIT_RETENTION_DAYS: '29',
  SECRETS_KEY: 'too short',
  LOG_LEVEL: 'loud',
  REVIEWER: 'oracle',
  REVIEWER_BASE_URL: 'ftp://127.0.0.1/v1',
  REVIEWER_API_KEY: 'two words',
  REVIEWER_MODEL: 'my model',
  REVIEWER_HEADERS: 'api-key: abc',
  REVIEWER_QUERY: '{"version":2}',
  REVIEWER_OUTPUT: 'yaml',
  REVIEWER_SAMPLING: 'warm',
  REVIEWER_MAX_OUTPUT_TOKENS: '70000',
  REVIEWER_LIMIT_PARAMETER: 'max_words',
  REVIEWER_TIMEOUT_SECONDS: '0',
  REVIEWER_CONCURRENCY: 'all',
  REVIEWER_FALLBACK: 'pray',
};

function problems(env: Record<string, string>): string {
  try {
    loadSettings(env);
  } catch (error) {
    if (error instanceof InvalidSettingsError) return error.message;
  }
  return 'none';
}

const nameOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const ALL = Object.keys(new Settings()).map(nameOf).sort();
const BOUNDED = ALL.filter((name) => !UNBOUNDED.includes(name));

it('knows a wrong value of every setting', () => {
  expect(Object.keys(WRONG).sort()).toEqual(BOUNDED);
});

it.each(Object.entries(WRONG))('names %s when it is wrong, alone, and does not repeat its value', (name, value) => {
  const message = problems({ [name]: value });
  expect(
    message
      .split('\n')
      .slice(1)
      .map((line) => /[A-Z_]{4,}/.exec(line)?.[0]),
  ).toEqual([name]);
  expect(message).not.toContain(value);
});

it('names all that are wrong at once', () => {
  const message = problems(WRONG);
  expect(
    message
      .split('\n')
      .slice(1)
      .map((line) => /[A-Z_]{4,}/.exec(line)?.[0])
      .sort(),
  ).toEqual(BOUNDED);
});

it.each(['', ' '])('takes the blank value "%s" for none', (blank) => {
  expect(loadSettings(Object.fromEntries(ALL.map((name) => [name, blank])))).toEqual(loadSettings({}));
});

it('refuses an account that could see everything in production, unless it is told otherwise', () => {
  const refuses = (env: Record<string, string>): boolean =>
    new AppConfig(loadSettings(env), { databaseUrl: '', redisUrl: '' }).refusesPrivilegedAccount;
  expect([{}, { NODE_ENV: 'test' }, { NODE_ENV: 'production' }].map(refuses)).toEqual([false, false, true]);
  expect(refuses({ NODE_ENV: 'production', DATABASE_PRIVILEGED_ACCOUNT: 'warn' })).toBe(false);
});

it.each(['.env.example', 'README.md'])('finds every setting in %s', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(ALL.filter((name) => !text.includes(name))).toEqual([]);
});

describe('settings of a language model', () => {
  it.each([
    ['openai-compatible', ['REVIEWER_BASE_URL', 'REVIEWER_MODEL']],
    ['anthropic', ['REVIEWER_API_KEY', 'REVIEWER_MODEL']],
  ])('names what %s cannot do without', (reviewer, missing) => {
    const lines = problems({ REVIEWER: reviewer }).split('\n').slice(1);
    expect(lines.map((line) => /[A-Z_]{4,}/.exec(line)?.[0])).toEqual(missing);
    expect(lines.every((line) => line.includes(reviewer))).toBe(true);
  });

  it('knows that anthropic has no JSON without a schema', () => {
    const env = { REVIEWER: 'anthropic', REVIEWER_API_KEY: 'k', REVIEWER_MODEL: 'm', REVIEWER_OUTPUT: 'json_object' };
    expect(problems(env)).toContain('REVIEWER_OUTPUT must be json_schema or prompt_only when REVIEWER is anthropic');
  });

  it('reads headers and query from JSON', () => {
    const env = { REVIEWER_HEADERS: '{"api-key":"abc"}', REVIEWER_QUERY: '{"api-version":"preview"}' };
    expect(loadSettings(env)).toMatchObject({
      reviewerHeaders: { 'api-key': 'abc' },
      reviewerQuery: { 'api-version': 'preview' },
    });
  });
});

describe('settings that stand in files', () => {
  let folder: string;
  let file: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'intake-settings-'));
    file = join(folder, 'url');
    writeFileSync(file, 'postgres://a:%40@db:5432/intake\n');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are read without the end of the line', () => {
    expect(loadSettings({ DATABASE_URL_FILE: file })).toMatchObject({ databaseUrl: 'postgres://a:%40@db:5432/intake' });
    expect(loadSettings({ DATABASE_URL_FILE: file, DATABASE_URL: ' ' }).databaseUrl).toContain('intake');
  });

  it('are checked as others are', () => {
    expect(problems({ REDIS_URL_FILE: file })).toMatch(/^ {2}REDIS_URL must be/m);
    expect(problems({ REDIS_URL_FILE: file })).not.toContain('%40');
  });

  it('are named together when a file is missing, empty, or one too many', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, ' \n');
    const lines = problems({
      DATABASE_URL_FILE: join(folder, 'none'),
      REVIEWER_API_KEY_FILE: empty,
      REDIS_URL_FILE: file,
      REDIS_URL: 'redis://r',
    });
    expect(lines.split('\n').slice(1).sort()).toEqual([
      '  DATABASE_URL_FILE must name a file that can be read',
      '  REDIS_URL and REDIS_URL_FILE must not both be set',
      '  REVIEWER_API_KEY_FILE must name a file that is not empty',
    ]);
  });
});
