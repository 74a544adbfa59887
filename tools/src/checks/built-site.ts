import { join } from 'node:path';
import { ESLint } from 'eslint';
import { oldestBrowsers } from '../lint/oldest-browsers.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';

/**
 * Features that the built site may name although some of its browsers lack them: the code checks first whether they
 * exist. Each has the package or file that names it, and why it works without.
 */
const askedFor = [
  // react-router and TanStack: a hint about the connection.
  'navigator.connection',
  // The chat widget, which uses a timer instead.
  'requestIdleCallback',
  // web/src/lib/format/truncate.ts
  'Intl.Segmenter',
  // @zag-js: the device, which it reads from the user agent string instead.
  'navigator.userAgentData',
  // web/src/lib/push/push-browser.ts
  'Notification',
  // web/src/lib/pictures/shrink-picture.ts
  'OffscreenCanvas',
  // web/src/features/publish/pictures/prepare-picture.ts
  'trustedTypes',
  // firebase/firestore: only for a value of this type that is passed in.
  'Temporal',
  // firebase/firestore adds this method to its objects, but nothing here uses it.
  'Symbol.dispose',
];

/** The results of unchanged files. */
const cacheLocation = join(cacheDirectory, 'checks', 'oldest-browsers');

/** Reports what the oldest browsers of the site do not support in the built files, packages included. */
async function problemsOfBuiltSite(): Promise<string[]> {
  const eslint = new ESLint({
    cwd: repositoryRoot,
    overrideConfigFile: true,
    allowInlineConfig: false,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation,
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
