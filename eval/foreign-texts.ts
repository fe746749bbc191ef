import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { reviewLine } from '../src/command-line/review-line.js';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { WORTH_CHECKING } from '../src/modules/review/scoring/fit-reasoning.js';
import { type ReportBody } from '../src/modules/review/scoring/report.js';
import { type LabelledAnswer } from './train/rows.js';
import { CONDUCT, flagsIn } from './unseen.js';

const NO_APPLICATION = /(?:^|\/)(?:readme|template|contributing|code_of_conduct)/i;
const LONGEST_LABEL = 300;
const LONGEST_ANSWER = 19_000;
const SHORTEST_ANSWER = 40;
const MOST_ANSWERS = 200;
const FEWEST_ANSWERS = 3;
const WARMED_UP = 20;

/** A heading is taken for a question, and what follows it for the answer. */
function answersIn(markdown: string): LabelledAnswer[] {
  return markdown
    .split(/^#{1,4} +/m)
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf('\n');
      const label =
        part
          .slice(0, end)
          .replace(/[#*_:]/g, '')
          .trim()
          .slice(0, LONGEST_LABEL) || 'Section';
      const value = part
        .slice(end + 1)
        .trim()
        .slice(0, LONGEST_ANSWER);
      return value.length > SHORTEST_ANSWER ? [{ label, value }] : [];
    })
    .slice(0, MOST_ANSWERS);
}

/** The applications in Markdown of a local git directory, read out of its last commit. Nothing of them is kept. */
function applicationsIn(repository: string, folder: string): { id: string; answers: LabelledAnswer[] }[] {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1e9 }).toString();
  const files = git('ls-tree', '-r', '--name-only', 'HEAD')
    .split('\n')
    .filter((file) => file.startsWith(folder) && /\.mdx?$/i.test(file) && !NO_APPLICATION.test(file));
  return files
    .map((id) => ({ id, answers: answersIn(git('show', `HEAD:${id}`)) }))
    .filter(({ answers }) => answers.length >= FEWEST_ANSWERS);
}

function percent(some: number, of: number): string {
  return `${String(some)} (${((100 * some) / Math.max(of, 1)).toFixed(1)} %)`;
}

/** How the review behaves on real applications: how many carry a flag of conduct, and how long they take for their length. */
export async function measureForeignTexts(repository: string, folder: string): Promise<string[]> {
  const applications = applicationsIn(repository, folder);
  const reviewer = new TextReviewer();
  const perThousand: number[] = [];
  const flagged = { any: 0, warning: 0 };
  let doubted = 0;
  const details: string[] = [];
  // What runs first is compiled meanwhile.
  for (const { answers } of applications.slice(0, WARMED_UP)) await flagsIn(answers);
  for (const { id, answers } of applications) {
    const began = performance.now();
    const report = (await reviewLine(
      { answers: answers.map((answer, at) => ({ key: `s${String(at)}`, ...answer })), brief: null },
      reviewer,
    )) as ReportBody;
    const words = answers.reduce((sum, { value }) => sum + value.split(/\s+/).length, 0);
    perThousand.push(((performance.now() - began) * 1_000) / words);
    const flags = report.guard_rail_flags.filter(({ type }) => CONDUCT.includes(type));
    flagged.any += Number(flags.length > 0);
    flagged.warning += Number(flags.some(({ severity }) => severity !== 'info'));
    for (const { type, severity, key, excerpt } of flags)
      details.push(`  ${type}, ${severity}: ${id}, ${String(key)}: ${String(excerpt).slice(0, 120)}`);
    const doubts = report.fit_reasoning.split('\n').filter((line) => line.startsWith(WORTH_CHECKING));
    doubted += Number(doubts.length > 0);
    for (const doubt of doubts) details.push(`  ${id}: ${doubt.slice(0, 200)}`);
  }
  perThousand.sort((a, b) => a - b);
  const median = perThousand[Math.floor(perThousand.length / 2)] ?? 0;
  return [
    `applications                            ${String(applications.length)}`,
    `with a conduct flag                     ${percent(flagged.any, applications.length)}`,
    `with one of warning or critical         ${percent(flagged.warning, applications.length)}`,
    `with something worth checking           ${percent(doubted, applications.length)}`,
    `milliseconds per 1,000 words, median    ${median.toFixed(1)}`,
    `the longest, against the median         ${((perThousand.at(-1) ?? 0) / Math.max(median, 1e-9)).toFixed(1)} times`,
    ...details,
  ];
}
