import { describe, expect, it } from 'vitest';
import { holdsAll, installationStamp, majorOf } from '../installed.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    contract: { version: '0.1.0' },
    'node_modules/@qaysari/contract': { link: true },
    'node_modules/yup': { version: '1.7.1', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  },
};

describe('holdsAll', () => {
  it('returns true when npm installed everything except optional packages', () => {
    expect(
      holdsAll(lock, { packages: { 'node_modules/yup': lock.packages['node_modules/yup'] } }),
    ).toBe(true);
  });

  it.each([
    ['missing', {}],
    ['older', { 'node_modules/yup': { version: '1.7.0', integrity: 'sha512-a' } }],
    ['another archive', { 'node_modules/yup': { version: '1.7.1', integrity: 'sha512-x' } }],
  ])('returns false when a package is %s', (_, packages) => {
    expect(holdsAll(lock, { packages })).toBe(false);
  });
});

describe('installationStamp', () => {
  it('changes with every byte of the lock file', () => {
    expect(installationStamp('a')).toMatch(/^[0-9a-f]{64}$/);
    expect(installationStamp('a')).not.toBe(installationStamp('a '));
  });
});

describe('majorOf', () => {
  it.each([
    ['v24.21.0', 24],
    ['20.20.2', 20],
    ['', Number.NaN],
  ])('reads %j', (version, major) => {
    expect(majorOf(version)).toBe(major);
  });
});
