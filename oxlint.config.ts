import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/** Rules of the presets that this project does without. */
const unwanted = [
  // `return response.end()` leaves early, and `withResolvers<void>()` has no other word.
  'typescript/no-confusing-void-expression',
  'typescript/no-invalid-void-type',
  // The project passes neither enums nor classes of its own around.
  'typescript/no-unsafe-enum-assignment',
  'typescript/no-unsafe-class-instance-assignment',
  // It asks for `!`, which the strict set forbids.
  'typescript/non-nullable-type-assertion-style',
  // The compiler reports unused names already, with the same marks in every editor.
  'typescript/no-unused-vars',
];

const presets = Object.fromEntries(
  [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked]
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .map(([name, level]) => [name.replace('@typescript-eslint/', 'typescript/'), level] as const)
    .filter(([name, level]) => level !== 'off' && !unwanted.includes(name)),
);

const askForTypes = tseslint.configs.disableTypeChecked.rules;
const withoutTypes = Object.fromEntries(
  Object.keys(presets)
    .filter((name) => name.replace('typescript/', '@typescript-eslint/') in askForTypes)
    .map((name) => [name, 'off'] as const),
);

/** What is right in any project. eslint.config.js has what only this project forbids. */
export default defineConfig({
  plugins: ['typescript', 'import', 'react'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: ['functions/lib/', 'web/dist/', 'web/dist-server/', '.cache/'],
  rules: {
    ...presets,

    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/first': 'error',

    eqeqeq: 'error',
    'no-console': 'error',
    'no-implicit-coercion': ['error', { boolean: false }],
    'no-param-reassign': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    'object-shorthand': 'error',
    'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],

    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    // react-router's loaders throw redirects.
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    // `||` is how an empty text is taken for none.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  },
  overrides: [
    // Type-only imports count too.
    {
      files: ['functions/src/**'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    },
    {
      files: ['web/src/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // The rules of the React compiler.
        'react/error-boundaries': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
      },
    },
    {
      files: [
        'tools/**',
        'tests/{long,support}/**',
        'vitest.config.ts',
        'functions/src/platform/log*',
      ],
      rules: { 'no-console': 'off' },
    },
    // Long because there is much of it.
    { files: ['contract/src/listing/{catalogue,trades}.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['{commitlint,eslint,oxlint,vitest}.config.{js,ts}', 'web/*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Plain JavaScript carries no types, so what a tool hands over is `any` to the checker.
      files: ['**/*.{js,mjs}'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    // Loaded by the page as it is, outside every TypeScript project and by old browsers.
    { files: ['web/public/**', 'web/boot.js'], rules: { ...withoutTypes, 'no-var': 'off' } },
    {
      files: tests,
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
  ],
});
