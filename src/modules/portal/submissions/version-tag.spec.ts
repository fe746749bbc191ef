import { allowedVersions, versionTag } from './version-tag.js';

it.each([
  ['"3"', [3]],
  ['"3", "14"', [3, 14]],
  ['*', null],
  ['W/"3"', []],
  ['3', []],
  ['"abc", "7"', [7]],
  ['"99999999999999"', []],
  ['', []],
])('If-Match: %s', (header, versions) => {
  expect(allowedVersions(header)).toEqual(versions);
});

it('gives tags that come back as the same version', () => {
  expect(allowedVersions(versionTag(12))).toEqual([12]);
});
