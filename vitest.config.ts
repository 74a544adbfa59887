import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const oldestNode = 24;
if (Number.parseInt(process.versions.node) < oldestNode) {
  console.error(
    `Tests need Node ${oldestNode} or newer; this is ${process.versions.node}. ` +
      'Run npm test or npx vitest, which bring their own, or choose node_modules/.bin/node.',
  );
  process.exit(1);
}

const stack = 'tests/support/use-stack.ts';
const browser = 'tests/support/use-chromium.ts';

/** Importing packages takes longer than most tests: files share workers, and setup files reset the rest. */
const sharedWorkers = {
  pool: 'threads',
  isolate: false,
  // Both projects run side by side, as their numbers are equal.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: 30_000,
  // As `asyncUtilTimeout` of the component tests: a part comes as late as a busy machine lets it.
  expect: { poll: { timeout: 20_000 } },
} as const;

/** They use the stack. A mail or a trigger takes as long as a busy machine lets it. */
const onStack = {
  globalSetup: [stack],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * The daily tests, which `npm test` runs. Unit tests need no emulators; the others use the stack that runs, or start
 * one. Projects of one group run side by side and have the same number of workers; groups run one after the other.
 */
const daily: NonNullable<TestProjectInlineConfiguration['test']>[] = [
  {
    ...sharedWorkers,
    name: 'unit',
    include: ['{contract,functions,tools}/src/**/*.test.ts'],
    setupFiles: ['tests/support/begin-file.ts'],
  },
  {
    ...sharedWorkers,
    name: 'component',
    // The product forbids libvips to read SVG for a whole process; a component test reads a QR code.
    pool: 'forks',
    include: ['web/src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // As most people's devices.
    env: { TZ: 'Asia/Baghdad' },
    setupFiles: ['tests/support/begin-file.ts', 'web/src/testing/begin-page.ts'],
  },
  {
    ...onStack,
    name: 'rules',
    include: ['tests/rules/**/*.test.ts'],
    isolate: false,
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
  },
  {
    ...onStack,
    // Their files share processes, and with them firebase-admin and the product's source.
    name: 'api',
    include: ['tests/api/*.test.ts'],
    setupFiles: ['tests/support/answer-here.ts'],
    isolate: false,
    // More than small machines have cores: sign-ups and processes that start are mostly waiting.
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
  },
  {
    ...onStack,
    // Each file has a Firestore project of its own, or runs the product's source in processes of its own.
    name: 'isolated',
    include: ['tests/api/isolated/*.test.ts'],
    setupFiles: ['tests/support/begin-file.ts', 'tests/support/begin-project.ts'],
    isolate: false,
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
  },
  {
    ...onStack,
    // What surrounds the product's source: Hosting, the built functions, and triggers that run by themselves.
    name: 'stack',
    include: ['tests/stack/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
  },
  {
    ...onStack,
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [stack, browser],
    // Each worker drives a Chromium of its own.
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
  },
];

/** The proofs, which `npm run prove` runs: each folder of `tests/long` is a part. */
const long: typeof daily = readdirSync(`${import.meta.dirname}/tests/long`).map((part) => ({
  name: part,
  include: [`tests/long/${part}/*.test.ts`],
  globalSetup: [stack, browser, ...(part === 'engines' ? ['tests/support/use-engines.ts'] : [])],
  testTimeout: 600_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
  // The others run two parts at a time, each file by file.
  maxWorkers: part === 'browser' ? 2 : 1,
  isolate: part !== 'browser',
  sequence: { groupOrder: 3 },
}));

export default defineConfig({
  test: {
    // What a test that passes has logged says nothing.
    silent: 'passed-only',
    // `npm test -- unit --coverage`: to know, not to pass.
    coverage: {
      include: ['{contract,functions,web,tools}/src/**/*.{ts,tsx}'],
      exclude: ['tools/src/seed/**', 'web/src/testing/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
    },
    projects: [...daily, ...long].map((test) => ({ test })),
  },
});
