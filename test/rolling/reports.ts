import { ApiClient } from '../support/api-client.js';
import { type Accepted } from './traffic.js';

const AT_ONCE = 8;

/**
 * Reads the reports of these submissions from each of the versions, the earlier one first.
 * @returns those that one of them cannot read, or that a later one gives with less in it
 */
export async function readReports(accepted: readonly Accepted[], urls: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...accepted];
  const readOn = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const { submissionId, attempt } = next;
      const reports = [];
      for (const url of urls) {
        const { status, body, text } = await new ApiClient(url, attempt.key).get(
          `/v1/api/applications/${submissionId}/insights`,
        );
        if (status === 200) reports.push(body);
        else wrong.push(`${submissionId} by ${url}: ${status} ${text}`);
      }
      const [earlier, ...later] = reports;
      for (const report of later) if (!holds(report, earlier)) wrong.push(`${submissionId} lost something`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return wrong;
}

/** A later version may tell more, and nothing otherwise. */
function holds(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((part, index) => holds(actual[index], part))
    );
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected);
  if (typeof actual !== 'object' || actual === null) return false;
  const members = new Map(Object.entries(actual));
  return Object.entries(expected).every(([name, part]) => holds(members.get(name), part));
}
