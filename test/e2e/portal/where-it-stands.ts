import { type TestApp } from '../../setup/test-app.js';

/** The tables in a row of which a word stands, whatever the column. */
export async function tablesWith(word: string, { database }: TestApp): Promise<string[]> {
  const tables = await database.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query<object[]>(`select 1 from ${name} t where t::text ilike $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** A run of words of every text of a report: its summary, its reasons, its quotes. */
export function wordsOfReport(report: Record<string, unknown>): string[] {
  const { business_summary, fit_reasoning, strength_criteria, fit_dimensions } = report;
  const criteria = [strength_criteria, fit_dimensions].flat() as { reasoning: string; evidence: { quote: string }[] }[];
  const texts = [
    business_summary,
    fit_reasoning,
    ...criteria.flatMap(({ reasoning, evidence }) => [reasoning, ...evidence.map(({ quote }) => quote)]),
  ];
  return texts.flatMap((text) => /(?<![a-z])[a-z]+(?: [a-z]+){3,}/.exec(String(text))?.[0] ?? []);
}
