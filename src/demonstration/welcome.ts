import { type Demonstration } from './demo-file.js';
import { EXAMPLE_ANSWERS } from './example-application.js';

/**
 * What a newcomer sees once the service is ready. If a file keeps the demonstration's keys and password, they are not
 * shown, and the commands to paste read them from that file.
 */
export function welcome(baseUrl: string, demo: Demonstration | null, secretsFile: string | null): string {
  const lines = [`The application intake service is ready at ${baseUrl}`, `Documentation: ${baseUrl}/docs`];
  if (demo === null) return `\n${lines.join('\n')}\n`;
  const authorization = authorizationOf(demo, secretsFile);
  const password = secretsFile === null ? `the password ${demo.portal.password}` : `the password in ${secretsFile}`;
  return `\n${[
    ...lines,
    `Portal: ${demo.portal.url} (sign in as ${demo.portal.email} with ${password})`,
    `Application form for founders: ${baseUrl}/apply/${demo.cohorts.open}`,
    `Keys, cohorts and this sign-in of the demonstration organisation: ${secretsFile ?? 'demo.json in the data folder'}`,
    '',
    'Submit an application:',
    '',
    submitLine(baseUrl, demo, authorization),
    '',
    'Read its report:',
    '',
    reportLine(baseUrl, authorization),
  ].join('\n')}\n`;
}

/** Reads the key with Node, which is sure to be installed. */
function authorizationOf(demo: Demonstration, secretsFile: string | null): string {
  if (secretsFile === null) return `-H 'Authorization: Bearer ${demo.keys.test}'`;
  return `-H "Authorization: Bearer $(node -p 'require(process.argv[1]).keys.test' '${secretsFile.replaceAll(`'`, `'\\''`)}')"`;
}

function submitLine(baseUrl: string, demo: Demonstration, authorization: string): string {
  const body = {
    cohort_id: demo.cohorts.open,
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    answers: EXAMPLE_ANSWERS,
  };
  return [
    `curl -s ${baseUrl}/v1/api/applications`,
    authorization,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(body)}'`,
  ].join(' ');
}

/** Looks up the newest submission first, so that nobody has to copy an id by hand. */
function reportLine(baseUrl: string, authorization: string): string {
  const newest = `$(curl -s '${baseUrl}/v1/api/applications?limit=1' ${authorization} | cut -d '"' -f 6)`;
  return `sleep 1; curl -s ${baseUrl}/v1/api/applications/${newest}/insights ${authorization}`;
}
