import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL_MS = 300_000;

/** The browser that tests the portal: of `CHROMIUM_PATH`, or where systems have it. Null when there is none. */
export function findChromium() {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PLACES;
  return places.find((place) => existsSync(place)) ?? null;
}

/** Installs the distribution's Chromium where that takes no password; otherwise says what is missing. Downloads no other. */
export function provideChromium() {
  if (findChromium() !== null) return;
  if (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    (aptGet('install') || (aptGet('update') && aptGet('install')))
  )
    return;
  const consequence = process.env.CI === 'true' ? 'fail' : 'are left out';
  console.error(
    `The tests of the portal ${consequence}: there is no Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.`,
  );
}

function aptGet(command) {
  const args = command === 'update' ? ['update', '-q'] : ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  const { status } = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
