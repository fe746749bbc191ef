import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const SHELL_PACKAGE = 'chromium-headless-shell';
/** Chromium's headless shell comes first: it has no windows, which take more than half of the time for a new page. */
const USUAL_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL_MS = 300_000;
/** Without a network it is soon said that there is none. */
const ONCE_AND_SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** The browser that tests the portal: of `CHROMIUM_PATH`, or where systems have it. Null when there is none. */
export function findChromium() {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PLACES;
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Installs the distribution's Chromium where that takes no password; otherwise says what is missing. Downloads no other.
 * In CI it installs the headless shell even where there is another Chromium.
 */
export function provideChromium() {
  const found = findChromium();
  const wouldBeFaster = process.env.CI === 'true' && !process.env.CHROMIUM_PATH && found !== SHELL;
  if (found !== null && !wouldBeFaster) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found !== null) {
    if (mayInstall) install(SHELL_PACKAGE);
    return;
  }
  if (mayInstall && (installEither() || (aptGet('update') && installEither()))) return;
  const consequence = process.env.CI === 'true' ? 'fail' : 'are left out';
  console.error(
    `The tests of the portal ${consequence}: there is no Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.`,
  );
}

/** Debian has both, Ubuntu only the second. */
function installEither() {
  return install(SHELL_PACKAGE) || install('chromium');
}

function install(name) {
  return aptGet('install', '-y', '--no-install-recommends', name);
}

function aptGet(...args) {
  const { status } = spawnSync('apt-get', [...ONCE_AND_SOON, '-q', ...args], {
    stdio: 'ignore',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
