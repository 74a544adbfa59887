import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { patient, setting, type Engine, type PageSize, type Picked, type Tab } from './engine.ts';
import { pageErrorsSoFar, watchPageErrors } from './page-errors.ts';

const answersWithinMs = 60_000;
const leavesWithinMs = 10_000;

/**
 * WebKitGTK's own small browser, driven over WebDriver. All tabs share one session, one after the other: the driver
 * supports one session at a time, and cannot always start another right after it.
 */
export async function startWebKit(): Promise<Engine> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // So that errors are watched before the page's own scripts run.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: setting('MINIBROWSER_PATH'), args: ['--automation'] },
  });
  const building = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(setting('WEBKIT_DRIVER_URL'))
    .withCapabilities(capabilities)
    .build();
  const driver = await answered(Promise.resolve(building));
  return {
    name: 'webkit',
    async openTab(url, size) {
      await resize(driver, size);
      const leaving = tabOf(driver);
      await leaving.goTo(url);
      await answered(driver.manage().deleteAllCookies());
      await leaving.run(forgetEverything);
      // A new tab object has no errors of the last visitor.
      return tabOf(driver);
    },
    [Symbol.asyncDispose]: () => answered(driver.quit()),
  };
}

/** Runs in the page: removes everything that the site stores on the device. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}

/** The size is that of the page: the window also contains the toolbar. */
async function resize(driver: WebDriver, { width, height }: PageSize) {
  const read = () =>
    driver.executeScript<number[]>(() => [innerWidth, innerHeight, outerHeight - innerHeight]);
  await vi.waitFor(async () => {
    const [, , bar = 0] = await read();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + bar });
    const [shownWidth, shownHeight] = await read();
    if (shownWidth !== width || shownHeight !== height) throw new Error('not resized');
  }, patient);
}

/** Fails when the driver does not answer: otherwise a test would hang without a message. */
async function answered<Result>(command: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const late = delay(answersWithinMs, undefined, waiting).then(() => {
    throw new Error('WebKit does not answer.');
  });
  try {
    return await Promise.race([command, late]);
  } finally {
    waiting.abort();
  }
}

function tabOf(driver: WebDriver): Tab {
  const earlier: string[] = [];
  const run: Tab['run'] = (script, ...args) => answered(driver.executeScript(script, ...args));
  const pageErrors = async () => [...earlier, ...(await run(pageErrorsSoFar))];
  return {
    async goTo(url) {
      earlier.splice(0, earlier.length, ...(await pageErrors()));
      const before = await run(() => performance.timeOrigin);
      // A script fails while the page unloads, and is retried.
      const isLeft = async () => {
        if ((await run(() => performance.timeOrigin)) === before) throw new Error('Not left.');
      };
      const leave = async () => {
        await answered(driver.get(url));
        await vi.waitFor(isLeft, { timeout: leavesWithinMs, interval: 5 });
      };
      // A browser that has just started sometimes ignores its first navigation.
      await leave().catch(leave);
      await run(watchPageErrors);
      const isComplete = () => run(() => document.readyState === 'complete');
      await vi.waitUntil(isComplete, patient);
    },
    run,
    load: (source) => answered(driver.executeScript(source)),
    async pick(script, ...args) {
      const found = answered(driver.executeScript<WebElement | null>(script, ...args));
      const element = await found;
      return element ? pickedOf(element) : undefined;
    },
    press: (key) =>
      answered(
        driver
          .actions()
          .sendKeys(key === 'Tab' ? Key.TAB : Key.ENTER)
          .perform(),
      ),
    screenshot: async () => Buffer.from(await answered(driver.takeScreenshot()), 'base64'),
    pageErrors,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function pickedOf(element: WebElement): Picked {
  return {
    click: () => answered(element.click()),
    type: (text) => answered(element.sendKeys(text)),
    pressEnter: () => answered(element.sendKeys(Key.ENTER)),
    choose: (value) => answered(element.findElement({ css: `option[value="${value}"]` }).click()),
    upload: (paths) => answered(element.sendKeys(paths.join('\n'))),
  };
}
