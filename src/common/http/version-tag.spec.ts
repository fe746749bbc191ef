import { ApiError } from '../errors/api-error.js';
import { allowedVersions, assertAllowed, versionTag } from './version-tag.js';

it.each([
  ['"3"', [3]],
  ['"3", "14"', [3, 14]],
  ['*', null],
  ['W/"3"', []],
  ['3', []],
  ['"abc", "7"', [7]],
  ['"99999999999999"', []],
  ['', []],
  [undefined, null],
])('If-Match: %s', (header, versions) => {
  expect(allowedVersions(header)).toEqual(versions);
});

it('gives tags that come back as the same version', () => {
  expect(allowedVersions(versionTag(12))).toEqual([12]);
});

it('allows a change on a version that was named, on any when none was, and says which is current otherwise', () => {
  const form = { name: 'form', version: 7 };
  for (const versions of [null, [7], [3, 7]])
    expect(() => {
      assertAllowed(versions, form);
    }).not.toThrow();
  for (const versions of [[], [6, 8]]) {
    expect(() => {
      assertAllowed(versions, form);
    }).toThrow(
      new ApiError('precondition_failed', { error: 'The form has changed since you read it: its ETag is now "7"' }),
    );
  }
});
