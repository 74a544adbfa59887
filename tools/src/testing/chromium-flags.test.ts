import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageDirectory } from '../repository.ts';
import { chromiumFlags, turnedOffBy } from './chromium-flags.ts';

/** The names in the first list after `beginning` in a file of an installed package. */
function listed(name: string, file: string, beginning: string): string[] {
  const code = readFileSync(join(packageDirectory(name), file), 'utf8');
  const from = code.indexOf(beginning);
  const list = code.slice(from, code.indexOf(']', from)).replaceAll(/\/\/.*/g, '');
  return [...list.matchAll(/^\s*["'](\w+)["']/gm)].map(([, feature = '']) => feature);
}

describe('the flags of Chromium', () => {
  it('turn off what Playwright turns off', () => {
    const own = listed('playwright-core', 'lib/coreBundle.js', 'disabledFeatures = [');
    expect(turnedOffBy.playwright).toEqual(own);
  });

  it('turn off what Lighthouse turns off', () => {
    const own = listed('chrome-launcher', 'dist/flags.js', "'--disable-features=' +");
    expect(turnedOffBy.lighthouse).toEqual(own);
  });

  it('have one list of features, with the pages behind the address bar', () => {
    const lists = chromiumFlags('lighthouse').filter((flag) => flag.includes('-features='));
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatch(/RenderDocument,WebUIOmniboxPopup/);
  });
});
