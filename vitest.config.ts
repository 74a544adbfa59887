import { defineConfig } from 'vitest/config';

const oldestNode = 24;
if (Number.parseInt(process.versions.node) < oldestNode) {
  console.error(
    `Tests need Node ${oldestNode} or newer; this is ${process.versions.node}. ` +
      'Run npm test or npx vitest, which bring their own, or choose node_modules/.bin/node.',
  );
  process.exit(1);
}

/** Unit tests need no emulators; the other two use those that run, or start some. */
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
    projects: [
      {
        test: {
          name: 'unit',
          // Those that need a document say so in their first line: it takes longer than most of them.
          include: ['{contract,functions,tools,web}/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        // They ask as browsers do, and run first, when nothing else keeps the emulator busy.
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/support/use-stack.ts'],
          testTimeout: 60_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/use-stack.ts'],
          // Triggers of the emulator run one after the other: a mail can wait for what other tests write.
          testTimeout: 120_000,
          // A mail or a trigger takes as long as a busy machine lets it.
          expect: { poll: { timeout: 60_000 } },
          // More than small machines have cores: sign-ups and processes that start are mostly waiting.
          maxWorkers: 3,
        },
      },
      {
        // Hundreds of writes at once hold up the emulator's triggers, so these run last and one by one.
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          globalSetup: ['tests/support/use-stack.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/use-stack.ts', 'tests/support/use-chromium.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
          // Each worker drives a Chromium of its own.
          maxWorkers: 2,
        },
      },
      {
        // Not a part of `npm test`: run by `npm run test:engines`.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
