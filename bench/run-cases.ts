import { type BenchCase } from './cases/bench-case.js';
import { CONTENDERS, type Measurement, type Row } from './measurement.js';
import { CASE_TITLES, toText } from './tables.js';

export interface Outcome {
  readonly rows: readonly Row[];
  /** Cases that could not be measured, and why. */
  readonly broken: readonly string[];
}

/** All contenders of all cases in turn, again and again, so that whatever else the machine does meets all of them. */
export async function runCases(cases: readonly BenchCase[], repetitions: number): Promise<Outcome> {
  const rows: (Row & { repetitions: Measurement[] })[] = cases.flatMap(({ name: caseName, contenders }) =>
    contenders.map(({ name: contender }) => ({ caseName, contender, repetitions: [] })),
  );
  const broken: string[] = [];
  for (let repetition = 1; repetition <= repetitions; repetition += 1) {
    for (const { name: caseName, contenders } of cases) {
      for (const { name: contender, measure } of contenders) {
        const label = `${repetition}/${repetitions} ${CASE_TITLES[caseName].title}, ${CONTENDERS[contender]}`;
        try {
          const measurement = await measure();
          rows.find((row) => row.caseName === caseName && row.contender === contender)?.repetitions.push(measurement);
          process.stderr.write(`${label}: ${toText(measurement.value)} ${CASE_TITLES[caseName].unit}\n`);
        } catch (error) {
          broken.push(`${label}: ${error instanceof Error ? error.message : String(error)}`);
          process.stderr.write(`${broken.at(-1) ?? ''}\n`);
        }
      }
    }
  }
  return { rows: rows.filter((row) => row.repetitions.length > 0), broken };
}
