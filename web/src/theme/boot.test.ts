import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { campaignMark } from '@qaysari/contract/pages';
import ar from '../../../locales/ar/common.json' with { type: 'json' };
import en from '../../../locales/en/common.json' with { type: 'json' };
import ku from '../../../locales/ku/common.json' with { type: 'json' };
import failureAr from '../../../locales/ar/failure.json' with { type: 'json' };
import failureEn from '../../../locales/en/failure.json' with { type: 'json' };
import failureKu from '../../../locales/ku/failure.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredLanguage } from '../i18n/choose-language.ts';
import { firstSegments } from '../lib/routes/routes.ts';
import { setColorMode } from './color-mode.ts';

const page = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
const script = await readFile(join(import.meta.dirname, '../../boot.js'), 'utf8');

/** The script listens until its page goes, and the page of these tests stays. */
const listeners: Parameters<typeof addEventListener>[] = [];
const listen = addEventListener;
beforeEach(() => {
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof listen>) => {
    listeners.push(listener);
    listen(...listener);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
});

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

  it('takes marks of campaigns off the address, and nothing else', () => {
    expect(script).toContain(campaignMark.toString());
    boot('/ar/ads?fbclid=a&search=b%20c&utm_source=d&utm_source=e&page=2#top');
    expect(location.href.slice(location.origin.length)).toBe('/ar/ads?search=b+c&page=2#top');
    boot('/ar?gclid=a');
    expect(location.href.slice(location.origin.length)).toBe('/ar');
    boot('/ar?search=b%20c&fbclid_not=a');
    expect(location.search).toBe('?search=b%20c&fbclid_not=a');
  });

  describe('at an address without a language', () => {
    const leadOn = vi.fn<typeof location.replace>();
    beforeEach(() => {
      leadOn.mockClear();
      vi.spyOn(location, 'replace').mockImplementation(leadOn);
      vi.stubGlobal('stop', vi.fn());
    });
    afterEach(() => {
      vi.restoreAllMocks();
      delete window.qaysariCallbackToken;
    });

    it.each([
      [null, ['ckb-IQ', 'en-US'], 'ku'],
      [null, ['fr-FR'], 'ar'],
      ['ku', ['en-US'], 'ku'],
      ['tlh', ['en-US'], 'ar'],
    ] as const)(
      'leads on where %s is stored and the browser speaks %j',
      (stored, tags, language) => {
        if (stored !== null) localStorage.setItem('i18nextLng', stored);
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
        expect(preferredLanguage(stored, tags)).toBe(language);
        for (const first of ['', ...firstSegments]) {
          boot(`/${first}?search=a&fbclid=b#top`);
          expect(leadOn).toHaveBeenLastCalledWith(
            first === '' ? `/${language}?search=a#top` : `/${language}/${first}?search=a#top`,
          );
        }
        boot('/ads/abc/');
        expect(leadOn).toHaveBeenLastCalledWith(`/${language}/ads/abc`);
      },
    );

    it('takes the token of an external sign-in first', () => {
      boot('/?token=abc');
      expect(leadOn).not.toHaveBeenCalled();
    });

    it.each(['/fr/ads', '/EN', '/nowhere', '/en-US/ads', '/ar', '/ku/ads'])(
      'leaves %s to the app',
      (path) => {
        boot(path);
        expect(leadOn).not.toHaveBeenCalled();
      },
    );
  });

  it('shows the stored colour mode', () => {
    localStorage.setItem('qaysariColorMode', 'dark');
    expect(boot('/ar').classList.contains('dark')).toBe(true);
    localStorage.setItem('qaysariColorMode', 'light');
    expect(boot('/ar').classList.contains('dark')).toBe(false);
  });

  it.each(['light', 'dark'] as const)(
    'colours the bar of the browser as the site does in %s',
    (mode) => {
      const bar = document.createElement('meta');
      bar.name = 'theme-color';
      document.head.append(bar);
      localStorage.setItem('qaysariColorMode', mode);
      boot('/ar');
      const { content } = bar;
      setColorMode(mode === 'dark' ? 'light' : 'dark');
      expect(bar.content).not.toBe(content);
      setColorMode(mode);
      expect(bar.content).toBe(content);
      bar.remove();
    },
  );

  it('says that the script of the page did not come', () => {
    const root = boot('/ar');
    const lost = document.createElement('script');
    document.body.append(lost);
    expect(root.classList.contains('failed')).toBe(false);
    lost.dispatchEvent(new Event('error'));
    expect(root.classList.contains('failed')).toBe(true);
  });
});

describe('a rendered page whose script does not come', () => {
  const reload = vi.fn();
  const ask = vi.fn<(file: string, request: RequestInit) => Promise<Response>>();
  const start = document.createElement('meta');
  start.name = 'start';
  start.content = '/assets/index-old.js';

  beforeEach(() => {
    sessionStorage.clear();
    document.head.append(start);
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', ask);
  });
  afterEach(() => {
    start.remove();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    vi.unstubAllGlobals();
  });

  /** Scripts that run like this cannot import: the first use of the page fails to start the app. */
  async function useServerRenderedPage(status: number) {
    ask.mockResolvedValue(new Response(null, { status }));
    boot('/ar');
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    expect(ask.mock.calls[0]?.[0]).toBe('/assets/index-old.js');
    await ask.mock.results[0]?.value;
  }

  it('is begun within a second of its load, also where the browser is never idle', async () => {
    ask.mockResolvedValue(new Response(null, { status: 200 }));
    const busy = (callback: () => void, { timeout = Infinity } = {}) => {
      if (timeout <= 1000) callback();
    };
    vi.stubGlobal('requestIdleCallback', busy);
    boot('/ar');
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  });

  it('reloads itself once when a newer deployment has taken the script away', async () => {
    await useServerRenderedPage(404);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(1));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays when the script is still there: somebody may be leaving by a link', async () => {
    await useServerRenderedPage(200);
    dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(1));
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each(
  Object.entries({
    ar: { ...ar, ...failureAr },
    ckb: { ...ku, ...failureKu },
    en: { ...en, ...failureEn },
  }),
)('index.html says in %s what the texts say', (lang, texts) => {
  const parsed = new DOMParser().parseFromString(page.replace(/<link.*?>/g, ''), 'text/html');
  const said = [...parsed.querySelectorAll(`body [lang=${lang}]`)].map((element) =>
    element.textContent.replace(/\s+/g, ' ').trim(),
  );
  const { siteName, title, offlineBody, tryAgain } = texts;
  expect(said).toEqual([siteName, `${title}. ${offlineBody} ${tryAgain}`]);
});

it('is the one script that the pages may hold themselves', async () => {
  const config = await readFile(join(import.meta.dirname, '../../../firebase.json'), 'utf8');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(config).toContain(`script-src 'self' 'sha256-${hash}';`);
});
