import { join } from 'node:path';
import { ESLint } from 'eslint';
import { oldestBrowsers } from '../lint/oldest-browsers.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';

/**
 * What the built site may name although some of its browsers lack it: whoever names it has asked before whether it
 * is there. With the packages that do, and why it is fine without.
 */
const askedFor = [
  // react-router and TanStack: a hint about the line.
  'navigator.connection',
  // The chat widget, which waits by a timer then.
  'requestIdleCallback',
  // web/src/lib/format/truncate.ts
  'Intl.Segmenter',
  // @zag-js: which device this is, from the user agent string then.
  'navigator.userAgentData',
  // web/src/lib/push/push-browser.ts
  'Notification',
  // web/src/lib/pictures/shrink-picture.ts
  'OffscreenCanvas',
  // web/src/features/publish/pictures/prepare-picture.ts
  'trustedTypes',
  // firebase/firestore: only where somebody hands one of these in.
  'Temporal',
  // firebase/firestore gives its objects another name to be closed by, which nobody here uses.
  'Symbol.dispose',
];

/** What was found before in files that are still the same. */
const kept = join(cacheDirectory, 'checks', 'oldest-browsers');

/** Says what the oldest browsers of the site would not know in the files that the build made, packages included. */
async function problemsOfBuiltSite(): Promise<string[]> {
  const eslint = new ESLint({
    cwd: repositoryRoot,
    overrideConfigFile: true,
    allowInlineConfig: false,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: kept,
    overrideConfig: [{ files: ['web/dist/**/*.js'], ...oldestBrowsers }],
  });
  const results = await eslint.lintFiles(['web/dist/**/*.js']);
  return results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ message }) => !askedFor.some((name) => message.includes(name)))
      .map(({ message, line, column }) => `${filePath}:${line}:${column} ${message}`),
  );
}

const problems = await problemsOfBuiltSite();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
