import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@qaysari/contract/shared/languages';
import { expect, vi } from 'vitest';
import { origin } from '../../support/stack.ts';
import { patient, type Engine, type Picked, type Tab } from './engine.ts';
import { axeViolations, first, isFocused, overflow, reachable, standStill } from './in-page.ts';
import { axeSource, css, targetSources, type Target } from './target.ts';

const screenshots = join(import.meta.dirname, '../../../.cache/engines');

/** Somebody who looks for a thing gives up sooner. */
const mostSteps = 60;

export interface Screen {
  language: Language;
  width: number;
}

/** Somebody with a browser of their own, who waits for what they want to use. */
export interface Visitor {
  /** Opens a path below the visitor's language and waits until it has settled. */
  open(path?: string): Promise<void>;
  settled(): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  pressEnter(target: Target): Promise<void>;
  choose(target: Target, value: string): Promise<void>;
  /** Goes on with the Tab key until a target has the focus, and presses Enter there. */
  enterByKeyboard(target: Target): Promise<void>;
  upload(target: Target, paths: readonly string[]): Promise<void>;
  /** Resolves when it is there. */
  see(target: Target): Promise<void>;
  count(target: Target): Promise<number>;
  texts(target: Target): Promise<string[]>;
  /** Path and query of the page. */
  address(): Promise<string>;
  run: Tab['run'];
  /** Nothing that axe finds, and nothing wider than the screen. */
  expectSound(): Promise<void>;
}

/**
 * Lets somebody do something in a new browser. Fails on what the engine reports as wrong, too, and
 * leaves a screenshot then.
 */
export async function visiting(
  engine: Engine,
  { language, width }: Screen,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const size = { width, height: width < 768 ? 740 : 900 };
  await using tab = await engine.openTab(`${origin}/favicon.svg`, size);
  try {
    // The chat greets once per session; these journeys come after the greeting.
    await tab.run(() => {
      document.cookie = 'greeted=yes; path=/';
    });
    await journey(visitorOf(tab, language));
    expect(await tab.pageErrors()).toEqual([]);
  } catch (error) {
    // A browser that shows nothing any more must not hide what went wrong.
    await keepScreenshot(engine.name, tab).catch(() => undefined);
    throw error;
  }
}

async function keepScreenshot(engine: string, tab: Tab): Promise<void> {
  const name = expect.getState().currentTestName ?? 'test';
  const file = `${engine} ${name}`.replaceAll(/[^\w]+/g, '-');
  await mkdir(screenshots, { recursive: true });
  await writeFile(join(screenshots, `${file}.png`), await tab.screenshot());
}

function visitorOf(tab: Tab, language: Language): Visitor {
  async function prepare() {
    if (await tab.run(() => 'elementsOf' in globalThis)) return;
    for (const source of targetSources) await tab.load(source);
  }
  async function count(target: Target) {
    await prepare();
    return tab.run((wanted) => globalThis.elementsOf(wanted).length, target);
  }
  /** Does something with a target as soon as it can be reached, and again where that fails. */
  const use = (target: Target, does: (element: Picked) => Promise<void>, pick = reachable) =>
    vi.waitFor(async () => {
      await prepare();
      const element = await tab.pick(pick, target);
      if (!element) throw new Error(`Not to be reached: ${JSON.stringify(target)}`);
      await does(element);
    }, patient);
  const see = (target: Target) =>
    vi.waitFor(async () => {
      if ((await count(target)) === 0) throw new Error(`Not seen: ${JSON.stringify(target)}`);
    }, patient);
  async function enterByKeyboard(target: Target) {
    await see(target);
    for (let step = 0; step < mostSteps; step += 1) {
      await tab.press('Tab');
      if (await tab.run(isFocused, target)) return tab.press('Enter');
    }
    throw new Error(`Tab does not come to ${JSON.stringify(target)}`);
  }
  async function settled() {
    await see(css('#root main'));
    await vi.waitUntil(async () => (await count(css('[aria-busy=true]'))) === 0, patient);
  }
  return {
    async open(path = '') {
      await tab.goTo(`${origin}/${language}${path}`);
      await settled();
    },
    settled,
    see,
    count,
    click: (target) => use(target, (element) => element.click()),
    type: (target, words) => use(target, (element) => element.type(words)),
    pressEnter: (target) => use(target, (element) => element.pressEnter()),
    enterByKeyboard,
    choose: (target, value) => use(target, (element) => element.choose(value)),
    upload: (target, paths) => use(target, (element) => element.upload(paths), first),
    async texts(target) {
      await prepare();
      return tab.run(
        (wanted) => globalThis.elementsOf(wanted).map((element) => element.innerText),
        target,
      );
    },
    address: () => tab.run(() => location.pathname + location.search),
    run: tab.run,
    async expectSound() {
      await settled();
      await tab.run(standStill);
      expect(await tab.run(overflow), 'horizontal overflow').toBe(0);
      await tab.load(axeSource);
      expect(await tab.run(axeViolations)).toEqual([]);
    },
  };
}
