import { type Demonstration } from './demo-file.js';
import { EXAMPLE_ANSWERS } from './example-application.js';

/** What a newcomer sees once the service is ready. */
export function welcome(baseUrl: string, demo: Demonstration | null): string {
  const lines = [`The application intake service is ready at ${baseUrl}`, `Documentation: ${baseUrl}/docs`];
  if (demo === null) return `\n${lines.join('\n')}\n`;
  return `\n${[
    ...lines,
    `Portal: ${demo.portal.url} (sign in as ${demo.portal.email} with the password ${demo.portal.password})`,
    `Application form for founders: ${baseUrl}/apply/${demo.cohorts.open}`,
    `Keys, cohorts and this sign-in of the demonstration organisation: demo.json in the data folder`,
    '',
    'Submit an application:',
    '',
    submitLine(baseUrl, demo),
    '',
    'Read its report:',
    '',
    reportLine(baseUrl, demo),
  ].join('\n')}\n`;
}

function submitLine(baseUrl: string, demo: Demonstration): string {
  const body = {
    cohort_id: demo.cohorts.open,
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    answers: EXAMPLE_ANSWERS,
  };
  return [
    `curl -s ${baseUrl}/v1/api/applications`,
    `-H 'Authorization: Bearer ${demo.keys.test}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(body)}'`,
  ].join(' ');
}

/** Looks up the newest submission first, so that there is no id to copy by hand. */
function reportLine(baseUrl: string, demo: Demonstration): string {
  const authorization = `-H 'Authorization: Bearer ${demo.keys.test}'`;
  const newest = `$(curl -s '${baseUrl}/v1/api/applications?limit=1' ${authorization} | cut -d '"' -f 6)`;
  return `sleep 1; curl -s ${baseUrl}/v1/api/applications/${newest}/insights ${authorization}`;
}
