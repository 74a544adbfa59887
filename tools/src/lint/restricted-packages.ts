/** Options of `no-restricted-imports`, for folders that must not import some packages. */

interface Restriction {
  /** Matched against the text between the quotes of an import. */
  regex: string;
  message: string;
  importNames?: string[];
  allowTypeImports?: boolean;
}

const otherWorkspaces: Restriction[] = [
  {
    regex: '^@qaysari/(?!contract/)|^(\\.\\./)+(functions|web|tools)/',
    message: 'Of the other workspaces only the contract may be imported.',
  },
  {
    regex: '^(\\.\\./)+contract/',
    message: 'Import the contract as @qaysari/contract/….',
  },
];

const platformPackages: Restriction[] = [
  {
    regex: '^(firebase-admin|@google-cloud|nodemailer|sharp)($|/)',
    message: 'Only functions/src/platform touches Firebase, Google Cloud, mail and images.',
    allowTypeImports: true,
  },
  {
    regex: '^firebase-functions/params$|^(node:)?process$',
    message: 'Only functions/src/platform reads the environment.',
  },
];

const serverTables: Restriction[] = [
  {
    regex: '^@qaysari/contract/listing/trades$',
    message: 'The table of trades weighs too much for a page: ask the API.',
  },
];

/** A table lists what each page reads from its address: the function `pages` removes anything else. */
const untypedQueries: Restriction[] = [
  {
    regex: '^react-router$',
    importNames: ['useSearchParams'],
    message: 'Read the query by web/src/lib/routes/page-query.ts.',
  },
];

const uiPackages: Restriction[] = [
  {
    regex: '^@tanstack/react-query($|/)|/lib/api/',
    message: 'web/src/ui has no data: take it as props.',
  },
];

const libPackages: Restriction[] = [
  { regex: '^@chakra-ui/|^lucide-react$', message: 'web/src/lib has no UI.' },
];

function only(packages: string): Restriction[] {
  return [
    { regex: `^(?!(${packages})$|\\.{1,2}/)`, message: `Here only ${packages} may be imported.` },
  ];
}

/** Folder (or `*.test.ts` in it) → what it must not import. */
export const restrictedPackages = {
  contract: only('yup|libphonenumber-js/min'),
  contractTests: only('yup|vitest|fast-check'),
  functions: [...otherWorkspaces, ...platformPackages],
  platform: otherWorkspaces,
  web: [...otherWorkspaces, ...serverTables, ...untypedQueries],
  ui: [...otherWorkspaces, ...serverTables, ...untypedQueries, ...uiPackages],
  lib: [...otherWorkspaces, ...serverTables, ...libPackages],
} satisfies Record<string, Restriction[]>;
