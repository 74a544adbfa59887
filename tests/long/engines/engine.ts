/** How long a page may take for what somebody waits for. */
export const patient = { timeout: 30_000, interval: 50 };

/** A program of this machine that a test drives. */
export interface Engine extends AsyncDisposable {
  name: string;
  /** Opens an address in a page of this size, for somebody who was never there before. */
  openTab(url: string, size: PageSize): Promise<Tab>;
}

export interface PageSize {
  width: number;
  height: number;
}

/** One page, and the little that all engines can do alike. */
export interface Tab extends AsyncDisposable {
  goTo(url: string): Promise<void>;
  /** Runs a function in the page; whatever it needs must be among its arguments. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a library's source in the page. The content security policy does not count for it. */
  load(source: string): Promise<void>;
  /** The element that a function finds in the page. */
  pick<Args extends unknown[]>(
    script: (...args: Args) => Promise<Element | undefined>,
    ...args: Args
  ): Promise<Picked | undefined>;
  /** Presses a key, for whatever has the focus. */
  press(key: 'Tab' | 'Enter'): Promise<void>;
  /** As PNG. */
  screenshot(): Promise<Uint8Array>;
  /** What went wrong so far, as far as the engine reports it. */
  pageErrors(): Promise<string[]>;
}

/** An element of a page, used as people do. */
export interface Picked {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Of a native select, by its value. */
  choose(value: string): Promise<void>;
  /** Into an input of files, by their paths. */
  upload(paths: readonly string[]): Promise<void>;
}

/** What `npm run prove -- engines` says in the environment. */
export function setting(variable: string): string {
  const value = process.env[variable];
  if (!value)
    throw new Error(`${variable} is not set: run these tests with npm run prove -- engines.`);
  return value;
}
