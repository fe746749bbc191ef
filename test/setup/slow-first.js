import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** What takes longer than the size of a spec file tells: browsers, processes, and texts that are read until time is up. */
const STARTED = /PortalBrowser|PortalSetting|ServiceProcess|OtherProcess|startOwnServers|hangingReviewThreads|fuzz\(/;

/** Where Jest knows no times it goes by size, and the longest of the small files would be waited for at the end. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const usual = super.sort(tests);
    const slow = new Set(usual.filter(({ path }) => STARTED.test(readFileSync(path, 'utf8'))));
    return [...slow, ...usual.filter((test) => !slow.has(test))];
  }
}
