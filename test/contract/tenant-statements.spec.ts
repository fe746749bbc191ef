import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from '../support/source-files.js';

/** Statements on tables of organisations that name no organisation, by file, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/modules/cohorts/cohorts.repository.ts': 'opens and closes the cohorts of all organisations when it is time',
  'src/modules/health/postgres.check.ts': 'asks for no row, only whether the tables can be read',
  'src/modules/idempotency/remembered-answers.repository.ts': 'forgets the old answers of all organisations',
  'src/modules/members/invitations/invitations.repository.ts': 'an invitation tells which organisation it is to',
  'src/modules/members/sessions/sessions.repository.ts': 'a session tells which organisation it is of',
  'src/modules/metrics/owed-deliveries.ts': 'counts what is owed to all organisations',
  'src/modules/webhooks/sending/claim.sql.ts': 'takes the deliveries that are due, of whatever organisation',
};

const SQL = /\b(?:select|insert|update|delete|merge|with)\b/i;
const NAMED = /organisation_?id/i;
/** How often a part of a statement may be made of further parts. */
const DEEPEST = 5;

const files = sourceFiles('src').filter((file) => !file.includes('/migrations/'));
const sources = files.map((file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
);

const tables = files
  .filter((file) => file.endsWith('.entity.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((text) => (NAMED.test(text) ? (/@Entity\('([a-z_]+)'\)/.exec(text)?.[1] ?? []) : []));
const OF_TABLES = new RegExp(String.raw`\b(?:from|join|update|into|using)\s+(?:${tables.join('|')})\b`, 'i');

/** What each name stands for, by file: statements are put together of parts, of the same file or imported. */
const parts = new Map<string, Map<string, string>>();

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    each(child, visit);
  });
}

for (const source of sources)
  each(source, (node) => {
    const isDeclared = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
    if (!isDeclared || !node.name || !ts.isIdentifier(node.name)) return;
    const declared = parts.get(node.name.text) ?? new Map<string, string>();
    parts.set(node.name.text, declared.set(source.fileName, `${declared.get(source.fileName) ?? ''}${node.getText()}`));
  });

function namesOrganisation(file: string, text: string, depth = 0): boolean {
  if (NAMED.test(text)) return true;
  if (depth === DEEPEST) return false;
  const names = [...text.matchAll(/\$\{(?:this\.)?(\w+)(?![\w.])/g)].map(([, name = '']) => name);
  return names.some((name) => {
    const declared = parts.get(name) ?? new Map<string, string>();
    const own = declared.get(file);
    const places = own === undefined ? [...declared] : [[file, own] as const];
    return places.some(([place, part]) => namesOrganisation(place, part, depth + 1));
  });
}

/** The text of a whole statement or a part of one; parts within it belong to it. */
function statementsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  each(source, (node) => {
    const isText = ts.isTemplateExpression(node) || ts.isStringLiteralLike(node);
    if (isText && OF_TABLES.test(node.getText()) && SQL.test(node.getText())) found.push(node.getText());
  });
  return found;
}

it('has every statement on a table of organisations name the organisation', () => {
  const all = sources.flatMap((source) => statementsIn(source).map((text) => ({ file: source.fileName, text })));
  expect(all.length).toBeGreaterThan(100);
  const unnamed = all.filter(({ file, text }) => !namesOrganisation(file, text));
  const unknown = unnamed.filter(({ file }) => !(file in EXCEPTIONS));
  expect(unknown.map(({ file, text }) => `${file} names no organisation: ${text.replace(/\s+/g, ' ')}`)).toEqual([]);
  expect(Object.keys(EXCEPTIONS)).toEqual([...new Set(unnamed.map(({ file }) => file))].sort());
});
