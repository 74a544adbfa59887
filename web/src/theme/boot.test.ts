// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { languageCodes, languages } from '@qaysari/contract/languages';
import { beforeEach, describe, expect, it } from 'vitest';

const script = await readFile(join(import.meta.dirname, '../../public/boot.js'), 'utf8');

function boot(path: string) {
  history.replaceState(null, '', path);
  runInThisContext(script);
  return document.documentElement;
}

describe('boot.js', () => {
  beforeEach(() => localStorage.clear());

  it.each(languageCodes)('gives a page in %s its language and direction', (language) => {
    const root = boot(`/${language}/ads`);
    expect(root.lang).toBe(languages[language].htmlLang);
    expect(root.dir).toBe(languages[language].dir);
  });

  it('treats an address without a language as Arabic', () => {
    expect(boot('/ads').dir).toBe('rtl');
    expect(boot('/').lang).toBe('ar');
  });

  it('shows the stored colour mode', () => {
    localStorage.setItem('qaysariColorMode', 'dark');
    expect(boot('/ar').classList.contains('dark')).toBe(true);
    localStorage.setItem('qaysariColorMode', 'light');
    expect(boot('/ar').classList.contains('dark')).toBe(false);
  });
});
