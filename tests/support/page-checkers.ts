import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const codeSniffer = readFile(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');
const axe = readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
const ibmEngine = readFile(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface AxeWindow {
  axe?: {
    run: (
      document: Document,
      options: { resultTypes: string[]; rules: Record<string, { enabled: boolean }> },
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** What axe (https://github.com/dequelabs/axe-core) is sure of, as rule and markup. A page gets it once. */
export async function axeViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as AxeWindow).axe !== undefined);
  if (!isThere) await page.evaluate(await axe);
  return page.evaluate(async () => {
    // Half faded in, a text has another contrast.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // What passes is most of it, and would be carried out of the browser for nothing.
    const found = await (globalThis as AxeWindow).axe?.run(document, {
      resultTypes: ['violations'],
      // With forced colours the reader chooses them, and axe still reads ours.
      rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
    });
    if (!found) throw new Error('axe is not there');
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
  });
}

interface SnifferMessage {
  type: number;
  code: string;
  element: Element;
}

interface SnifferWindow {
  HTMLCS: {
    ERROR: number;
    process: (standard: string, document: Document, done: () => void, failed: () => void) => void;
    getMessages: () => SnifferMessage[];
  };
}

/** Errors of HTML_CodeSniffer (https://squizlabs.github.io/HTML_CodeSniffer), as code and markup. */
export async function snifferErrors(page: Page): Promise<string[]> {
  await page.evaluate(await codeSniffer);
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const { HTMLCS } = globalThis as unknown as SnifferWindow;
        const done = () => {
          const errors = HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR);
          resolve(errors.map(({ code, element }) => `${code} ${element.outerHTML.slice(0, 200)}`));
        };
        HTMLCS.process('WCAG2AA', document, done, () => reject(new Error('HTMLCS failed')));
      }),
  );
}

interface EngineWindow {
  ace: {
    Checker: new () => {
      check: (
        document: Document,
        policies: string[],
      ) => Promise<{ results: { ruleId: string; value: string[]; snippet: string }[] }>;
    };
  };
}

/**
 * Violations that IBM's engine is sure of (https://www.ibm.com/able/toolkit), as rule and markup. That articles need
 * different names is left out: two owners may give their ads the same title.
 */
export async function engineViolations(page: Page): Promise<string[]> {
  await page.evaluate(await ibmEngine);
  return page.evaluate(async () => {
    const { ace } = globalThis as unknown as EngineWindow;
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
      .filter(({ ruleId }) => ruleId !== 'aria_article_label_unique')
      .map(({ ruleId, snippet }) => `${ruleId} ${snippet}`);
  });
}

/** What the Nu HTML checker (https://validator.github.io/validator) says of documents, by their names. */
export async function markupErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'qaysari-markup-'));
  try {
    const files = [...documents].map(([name, html], index) => ({
      name,
      html,
      file: join(folder, `${index}.html`),
    }));
    await Promise.all(files.map(({ file, html }) => writeFile(file, html)));
    const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
    const options = ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json'];
    const report = await new Promise<string>((resolve, reject) => {
      const paths = files.map(({ file }) => file);
      execFile('java', [...options, ...paths], (error, _stdout, stderr) => {
        if (error) reject(new Error('The Nu HTML checker failed', { cause: error }));
        else resolve(stderr);
      });
    });
    const { messages } = JSON.parse(report) as {
      messages: { url: string; message: string; extract: string }[];
    };
    return messages.map(({ url, message, extract }) => {
      const name = files.find(({ file }) => url.endsWith(file))?.name ?? url;
      return `${name}: ${message} ${extract}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
