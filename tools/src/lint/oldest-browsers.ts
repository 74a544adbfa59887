import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import type { Linter } from 'eslint';

/**
 * What the oldest browsers of the site do not support (decision 36). `compat` reads their versions from `browserslist`
 * in package.json and checks functions of the platform; `es-x` checks the language. Methods that only their types
 * distinguish, such as those of iterators, are not in `lib` of web/tsconfig.json and contract/tsconfig.json.
 */
const tooNewLanguage = [
  'flat/no-new-in-es2023',
  'flat/no-new-in-es2024',
  'flat/no-new-in-es2025',
  'flat/no-new-in-es2026',
  'flat/no-new-in-esnext',
];

/** From before these years, but Safari supports them only since 16.4, and Firefox the segmenter since 125. */
const tooNewToo = [
  'no-regexp-lookbehind-assertions',
  'no-class-static-block',
  'no-intl-segmenter',
  'no-regexp-unicode-property-escapes-2022',
];

/** The build removes them, or writes them itself. */
const lowered = [
  'es-x/no-hashbang',
  'es-x/no-import-attributes',
  'es-x/no-json-modules',
  'es-x/no-trailing-dynamic-import-commas',
];

const configs = esX.configs as unknown as Record<string, { rules: Linter.RulesRecord }>;

const languageRules: Linter.RulesRecord = Object.fromEntries(
  [
    ...tooNewLanguage.flatMap((name) => Object.keys(configs[name]?.rules ?? {})),
    ...tooNewToo.map((name) => `es-x/${name}`),
  ]
    .filter((name) => !lowered.includes(name))
    .map((name) => [name, 'error']),
);

/** Features that `compat` does not know or cannot see without types, by unique names. */
const tooNewNames = [
  ...['any', 'timeout'].map((property) => ({ object: 'AbortSignal', property })),
  ...['canParse', 'parse'].map((property) => ({ object: 'URL', property })),
  ...['throwIfAborted', 'withResolvers', 'findLast', 'findLastIndex'].map((property) => ({
    property,
  })),
  ...['toReversed', 'toSorted', 'toSpliced', 'isWellFormed'].map((property) => ({ property })),
].map((name) => ({ ...name, message: 'The oldest browsers of the site do not have it.' }));

export const oldestBrowsers = {
  plugins: { compat, 'es-x': esX },
  rules: {
    ...languageRules,
    'compat/compat': 'error',
    'no-restricted-properties': ['error', ...tooNewNames],
  },
} as unknown as Linter.Config;
