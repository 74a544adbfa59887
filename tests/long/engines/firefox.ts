import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { setting, type Engine, type Picked, type Tab } from './engine.ts';

/** Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: setting('FIREFOX_PATH'),
    // Phones have scroll bars that take no room.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  });
  return {
    name: 'firefox',
    async openTab(url, size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      await page.goto(url);
      return tabOf(page, () => context.close());
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Puppeteer's own type asks what of the arguments is a handle: here nothing is. */
type Script = (...args: unknown[]) => unknown;

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const pageErrors = watchPageErrors(page);
  return {
    async goTo(url) {
      await page.goto(url);
    },
    run: (script, ...args) =>
      page.evaluate(script as Script, ...args) as Promise<Awaited<ReturnType<typeof script>>>,
    async load(source) {
      await page.evaluate(`${source};undefined`);
    },
    async pick(script, ...args) {
      const handle = await page.evaluateHandle(script as Script, ...args);
      const element = handle.asElement();
      return element ? pickedOf(element as ElementHandle) : undefined;
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    pageErrors: () => Promise.resolve(pageErrors),
    [Symbol.asyncDispose]: close,
  };
}

function pickedOf(element: ElementHandle): Picked {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    pressEnter: () => element.press('Enter'),
    async choose(value) {
      await element.select(value);
    },
    upload: (paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
  };
}

function watchPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) {
      pageErrors.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => pageErrors.push(`unhandled: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left or changes its mind cancels what it no longer needs.
    if (reason !== 'NS_BINDING_ABORTED')
      pageErrors.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`answer ${response.status()}: ${response.url()}`);
  });
  return pageErrors;
}
