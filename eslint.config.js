import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './tools/src/lint/import-zones.ts';
import { oldestBrowsers } from './tools/src/lint/oldest-browsers.ts';
import { restrictedPackages } from './tools/src/lint/restricted-packages.ts';
import {
  namelessFile,
  physicalSides,
  unlistedCollections,
  visibleText,
  weakTests,
} from './tools/src/lint/restricted-syntax.ts';

const root = import.meta.dirname;
const code = '**/*.{ts,tsx,js,mjs}';
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
/** Long because there is much of it. */
const data = ['contract/src/catalogue.ts'];
const toolConfigs = ['*.config.{js,ts}', '*/*.config.{js,ts}', '.size-limit.js'];

/** One rule with its options for some files; a later entry replaces an earlier one. */
function rule(name, files, options, ignores = []) {
  return { files, ignores, rules: { [name]: ['error', ...options] } };
}

const restrictImports = (files, patterns, ignores) =>
  rule('no-restricted-imports', files, [{ patterns }], ignores);

const restrictSyntax = (files, bans, ignores) => rule('no-restricted-syntax', files, bans, ignores);

export default defineConfig(
  globalIgnores(['functions/lib/', 'web/dist/', 'web/dist-server/', '.cache/', 'artwork/']),
  {
    files: [code],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.ts'] },
        tsconfigRootDir: root,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/first': 'error',

      eqeqeq: 'error',
      'no-console': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-param-reassign': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],

      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `return response.end()` leaves early, and `withResolvers<void>()` has no other word.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // react-router's loaders throw redirects.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'lib', name: 'Response' }] },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        // `||` is how an empty text is taken for none.
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Slow to check, and the project passes neither enums nor classes of its own around.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // It asks for `!`, which the strict set forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // The compiler reports unused names already, with the same marks in every editor.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },

  restrictImports(['contract/src/**'], restrictedPackages.contract),
  restrictImports(['contract/src/**/*.test.ts'], restrictedPackages.contractTests),
  restrictImports(['functions/src/**'], restrictedPackages.functions),
  restrictImports(['functions/src/platform/**'], restrictedPackages.platform),
  restrictImports(['web/src/**'], restrictedPackages.web),
  restrictImports(['web/src/ui/**'], restrictedPackages.ui),
  restrictImports(['web/src/lib/**'], restrictedPackages.lib),
  rule(
    'no-restricted-properties',
    ['functions/src/**'],
    [{ object: 'process', property: 'env', message: 'Only platform reads the environment.' }],
    ['functions/src/platform/**', ...tests],
  ),

  {
    files: ['web/{src,public,worker}/**', 'web/boot.js', 'contract/src/**'],
    ignores: tests,
    ...oldestBrowsers,
  },
  { files: ['web/src/**'], extends: [reactHooks.configs.flat.recommended] },
  restrictSyntax(['web/src/**'], [...physicalSides, ...visibleText], tests),
  restrictSyntax(['functions/src/**'], unlistedCollections, tests),
  restrictSyntax(tests, weakTests),
  restrictSyntax(
    [
      '**/{utils,helpers,common,types,index}.{ts,tsx,js,mjs}',
      '**/{utils,helpers,common,types}/**/*.{ts,tsx,js,mjs}',
    ],
    namelessFile,
    ['functions/src/index.ts'],
  ),

  {
    files: ['tools/**', 'tests/{engines,support}/**', '*.config.ts', 'functions/src/platform/log*'],
    rules: { 'no-console': 'off' },
  },
  { files: data, rules: { 'max-lines': 'off' } },
  { files: toolConfigs, rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    rules: {
      // Plain JavaScript carries no types, so what a tool hands over is `any` to the checker.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Loaded by the page as it stands, outside every TypeScript project.
  { files: ['web/public/**', 'web/boot.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
