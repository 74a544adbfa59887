import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importZones } from './tools/src/lint/import-zones.ts';
import { oldestBrowsers } from './tools/src/lint/oldest-browsers.ts';
import { restrictedPackages } from './tools/src/lint/restricted-packages.ts';
import {
  addressQueries,
  bareRefetch,
  comparedCurrencies,
  cutReads,
  namelessFile,
  numericDates,
  partsWithoutLocale,
  physicalSides,
  slowNumbers,
  refusedAddresses,
  uncountedContacts,
  unguardedCodes,
  unlistedCollections,
  unpresentedNames,
  visibleText,
  weakTests,
} from './tools/src/lint/restricted-syntax.ts';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/** One rule with its options for some files; a later entry replaces an earlier one. */
function rule(name, files, options, ignores = []) {
  return { files, ignores, rules: { [name]: ['error', ...options] } };
}

const restrictImports = (files, patterns, ignores) =>
  rule('no-restricted-imports', files, [{ patterns }], ignores);

const restrictSyntax = (files, bans, ignores) => rule('no-restricted-syntax', files, bans, ignores);

/** For all functions. */
const everywhere = [
  ...unlistedCollections,
  ...refusedAddresses,
  ...comparedCurrencies,
  ...cutReads,
];

/** For all of the site. */
const onPages = [
  ...physicalSides,
  ...visibleText,
  ...comparedCurrencies,
  ...bareRefetch,
  ...slowNumbers,
  ...numericDates,
  ...partsWithoutLocale,
];

/** What only this project forbids, by syntax alone. Rules that need types are in oxlint.config.ts. */
export default defineConfig(
  globalIgnores(['functions/lib/', 'web/dist/', 'web/dist-server/', '.cache/']),
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { qaysari: importZones },
    rules: { 'qaysari/import-zones': 'error' },
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
  restrictSyntax(['contract/src/**'], [...comparedCurrencies, ...slowNumbers], tests),
  restrictSyntax(['web/src/**'], onPages, tests),
  restrictSyntax(
    ['functions/src/**'],
    [...everywhere, ...unguardedCodes, ...unpresentedNames, ...uncountedContacts],
    tests,
  ),
  // They write to the person themselves, or to our team.
  restrictSyntax(
    [
      'functions/src/{alert,archive,code,deletion,lock-out,mail,newsletter,notification}/**',
      'functions/src/investor/moderate.ts',
      'functions/src/listing/{moderation/moderate,still-for-sale/ask-owners}.ts',
      'functions/src/report/{apply-decision,close-reports}.ts',
    ],
    [...everywhere, ...unguardedCodes, ...unpresentedNames],
    tests,
  ),
  // They greet somebody by their own name, or say to our team who somebody is.
  restrictSyntax(
    [
      'functions/src/mail/content.ts',
      'functions/src/report/{find-reported,report-store}.ts',
      'functions/src/review/words.ts',
    ],
    [...everywhere, ...unguardedCodes],
  ),
  // The account itself: signing up and in, one's own data, and the two functions that say what others may know.
  restrictSyntax(
    ['functions/src/{auth,platform,user}/**'],
    [...everywhere, ...unguardedCodes],
    tests,
  ),
  restrictSyntax(['functions/src/auth/redeem-guarded.ts'], everywhere),
  restrictSyntax(tests, weakTests),
  restrictSyntax(
    ['web/src/{app,entities,features,i18n,pages,server,ui}/**'],
    [...onPages, ...addressQueries],
    tests,
  ),
  restrictSyntax(
    [
      '**/{utils,helpers,common,types,index}.{ts,tsx,js,mjs}',
      '**/{utils,helpers,common,types}/**/*.{ts,tsx,js,mjs}',
    ],
    namelessFile,
    ['functions/src/index.ts', 'contract/src/*/types.ts'],
  ),
);
