import { traceId } from './trace-context.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

it.each([`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-00`, `cc-${TRACE}-${PARENT}-01-what-later-versions-say`])(
  'takes the trace of %s',
  (traceparent) => {
    expect(traceId({ traceparent })).toBe(TRACE);
  },
);

it.each([
  undefined,
  '',
  TRACE,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${PARENT}`,
  `00-${TRACE}-${PARENT}-01x`,
  `00-${TRACE}a-${PARENT}-01`,
  ` 00-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01-${'x'.repeat(8_000)}`,
])('takes none of %s', (traceparent) => {
  expect(traceId({ traceparent })).toBeUndefined();
});
