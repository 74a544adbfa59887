import { readCeilings } from '../../../contract/src/shared/limits.ts';

/** Options of `no-restricted-syntax`: a selector of ESLint's and what to do instead. */
export interface RestrictedSyntax {
  selector: string;
  message: string;
}

const physicalName = [
  'left|right|ml|mr|pl|pr',
  '(margin|padding|scrollMargin|scrollPadding)(Left|Right)',
  '(border|borderTop|borderBottom|rounded|roundedTop|roundedBottom)(Left|Right)\\w*',
  '(margin|padding|border)-(left|right)(-\\w+)*',
].join('|');
const physicalNameOnly = `/^(${physicalName})$/`;
const sidedProperty = '/^(textAlign|float|clear|captionSide)$/';
const side = '/^(left|right)$/';

/** The scroll functions of the browser take physical offsets only. */
const scrollOffsets = 'CallExpression[callee.property.name=/^scroll(To|By)?$/] > ObjectExpression';

const useLogical = 'Use the logical side (start, end, ms, me, ps, pe, insetStart, …).';

/** Physical sides in styles: pages mirror themselves only when every side is logical. */
export const physicalSides: RestrictedSyntax[] = [
  { selector: `JSXAttribute[name.name=${physicalNameOnly}]`, message: useLogical },
  {
    selector: `ObjectExpression:not(${scrollOffsets}) > Property > Identifier.key[name=${physicalNameOnly}]`,
    message: useLogical,
  },
  {
    selector: `ObjectExpression > Property > Literal.key[value=${physicalNameOnly}]`,
    message: useLogical,
  },
  {
    selector: `JSXAttribute[name.name=${sidedProperty}] Literal[value=${side}]`,
    message: useLogical,
  },
  {
    selector: `Property[key.name=${sidedProperty}] Literal[value=${side}]`,
    message: useLogical,
  },
];

const letters = '/\\p{L}/u';
const spokenAttribute =
  '/^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label)$/';
const intoText = 'Texts live in locales/*.json: use a key.';

function literalTextIn(place: string): RestrictedSyntax[] {
  const branches = [place, `${place} > ConditionalExpression`, `${place} > LogicalExpression`];
  return branches.flatMap((branch) => [
    { selector: `${branch} > Literal[value=${letters}]`, message: intoText },
    {
      selector: `${branch} > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
      message: intoText,
    },
  ]);
}

/** Words that people would read or hear, written into the code. */
export const visibleText: RestrictedSyntax[] = [
  { selector: `JSXText[value=${letters}]`, message: intoText },
  ...literalTextIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  {
    selector: `JSXAttribute[name.name=${spokenAttribute}] > Literal[value=${letters}]`,
    message: intoText,
  },
  ...literalTextIn(`JSXAttribute[name.name=${spokenAttribute}] > JSXExpressionContainer`),
];

/** Queries of addresses that are read past the table of what pages read (contract/src/pages.ts). */
export const addressQueries: RestrictedSyntax[] = [
  'NewExpression[callee.name="URLSearchParams"] > :matches(Identifier, MemberExpression).arguments',
  'Identifier[name="searchParams"]',
].map((selector) => ({ selector, message: 'Read the query by web/src/lib/routes/page-query.ts.' }));

/** Queries that are fetched again after a change, past the one function that cancels their first fetch. */
export const bareRefetch: RestrictedSyntax[] = [
  {
    selector: 'MemberExpression[property.name="invalidateQueries"]',
    message: 'After a change use refetchFresh() of lib/api.',
  },
];

/** Tests that are switched off or that wait for time to pass. */
export const weakTests: RestrictedSyntax[] = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'Every test runs.',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'Wait for what should happen, not for time to pass.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Wait for what should happen, not for time to pass.',
  },
];

/** Collections that are named elsewhere than in the table of collections. */
export const unlistedCollections: RestrictedSyntax[] = [
  {
    selector:
      'CallExpression[callee.property.name="collection"] > :matches(Literal, TemplateLiteral).arguments',
    message: 'Use collection() of platform/collections.ts, which knows them all.',
  },
];

/** One attacker shares a network address with thousands of people (docs/decisions/0034-addresses-are-slowed-down.md). */
export const refusedAddresses: RestrictedSyntax[] = [
  {
    selector:
      'CallExpression[callee.name="consumeRateLimits"] Property[key.name="subject"] Identifier[name=/address$/i]',
    message: 'A network address is slowed down: use countAndThrottle() of platform/throttle.ts.',
  },
];

/** Each code has limits, and wrong ones are counted together. */
export const unguardedCodes: RestrictedSyntax[] = [
  {
    selector: 'ImportSpecifier[imported.name="redeemCode"]',
    message: 'Use redeemGuarded() of auth/redeem-guarded.ts.',
  },
];
function readingOf(fields: string, message: string): RestrictedSyntax[] {
  const named = `[name=/^(${fields})$/]`;
  return [
    { selector: `MemberExpression[computed=false] > Identifier.property${named}`, message },
    { selector: `ObjectPattern > Property > Identifier.key${named}`, message },
  ];
}

const presentNames = 'Names of another person come from presentName() of user/public.ts.';

/** Readers of names beside the one function that knows who may read whose. */
export const unpresentedNames: RestrictedSyntax[] = [
  ...readingOf('username|firstname|lastname|companyname', presentNames),
  { selector: 'ImportSpecifier[imported.name="displayName"]', message: presentNames },
];

/** Readers of addresses and phone numbers beside the one function that counts who reads whose. */
export const uncountedContacts: RestrictedSyntax[] = readingOf(
  'email|phone',
  'The contact of another person comes from revealContact() of user/public.ts.',
);

/** For files whose name says nothing of what is in them. */
export const namelessFile: RestrictedSyntax[] = [
  {
    selector: 'Program',
    message: 'A file is named for what it is; no barrels, no utils, helpers, common or types.',
  },
];

/** A comparison takes every other currency for the second one: with a third, prices would be wrong. */
export const comparedCurrencies: RestrictedSyntax[] = [
  {
    selector: 'BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(usd|iqd)$/]',
    message: 'Use a Record<Currency, …>: a third currency must not compile without its own value.',
  },
];

/** Without a locale around it, such a part is left to right in every language. */
export const partsWithoutLocale: RestrictedSyntax[] = [
  {
    selector:
      ':not(JSXElement[openingElement.name.name="WithLocale"]) > JSXElement[openingElement.name.property.name="Root"][openingElement.name.object.name=/^(Dialog|Menu|Popover|Select)$/]',
    message: 'Put it into WithLocale (web/src/ui/with-locale.tsx).',
  },
];

/** Their first use blocks a phone for a tenth of a second: the data of all languages are looked up. */
export const slowNumbers: RestrictedSyntax[] = [
  {
    selector: 'MemberExpression > Identifier.property[name=/^(NumberFormat|toLocaleString)$/]',
    message: 'Use formatNumber() of the contract: it formats without looking up all languages.',
  },
];

/** Dates past the one place that names their month: day and month in digits are read in two ways. */
export const numericDates: RestrictedSyntax[] = [
  {
    selector:
      'MemberExpression > Identifier.property[name=/^(get(UTC)?Month|toLocaleDateString|DateTimeFormat)$/]',
    message: 'Use formatDate() or formatMonthDay() of web/src/lib/format/date.ts.',
  },
];

const limited = `MemberExpression[object.name='limits'][property.name=/^(${Object.keys(readCeilings).join('|')})$/]`;

/** With a lower limit, a reader that cuts at it loses what people have stored. */
export const cutReads: RestrictedSyntax[] = [
  {
    selector: `CallExpression[callee.property.name=/^(limit|slice)$/] > ${limited}`,
    message: 'Read up to readCeilings: limits are for what is written.',
  },
];
