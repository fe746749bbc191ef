import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';
import { isWaiting } from './waiting.js';

/** What takes longer than the size of a spec file tells: browsers, processes, and texts that are read until time is up. */
const STARTED = /PortalBrowser|PortalSetting|ServiceProcess|OtherProcess|startOwnServers|hangingReviewThreads|fuzz\(/;
/** Of what is busy, before one that waits runs beside it. */
const BUSY = 2;

/** Where Jest knows no times it goes by size, and the longest of the small files would be waited for at the end. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const usual = super.sort(tests);
    const waiting = usual.filter(({ path }) => isWaiting(path));
    const slow = new Set(usual.filter((test) => !isWaiting(test.path) && isSlow(test)));
    const busy = [...slow, ...usual.filter((test) => !isWaiting(test.path) && !slow.has(test))];
    return [...busy.flatMap((test, at) => (at % BUSY === 0 ? [...waiting.splice(0, 1), test] : [test])), ...waiting];
  }
}

function isSlow({ path }) {
  return STARTED.test(readFileSync(path, 'utf8'));
}
