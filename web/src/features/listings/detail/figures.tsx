import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import {
  figureFieldNames,
  listingFieldsBehind,
  listingFieldsIn,
  listingFieldsOf,
  optionalListingFields,
  type FigureField,
  type OptionalListingField,
} from '@qaysari/contract/listing/fields';
import {
  instalmentSum,
  profitMonths,
  profitOfSales,
  rentOfSales,
} from '@qaysari/contract/listing/figures';
import { isolated, priceInText } from '@qaysari/contract/listing/price';
import type { Money, Rate } from '@qaysari/contract/listing/rate';
import { commaOf } from '@qaysari/contract/shared/languages';
import type { Listing } from '@qaysari/contract/listing/types';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceKey } from '../../../entities/listing/figure-texts.ts';
import { OtherPrice } from '../../../entities/rate/other-price.tsx';
import { Price } from '../../../entities/rate/price.tsx';
import { RateUsed } from '../../../entities/rate/rate-used.tsx';
import { useRate } from '../../../entities/rate/rate-query.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { formatMonth } from '../../../lib/format/date.ts';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';
import { UserLine } from '../../../ui/user-text.tsx';

const sections = {
  figures: listingFieldsIn('figures'),
  instalments: listingFieldsIn('instalments'),
};

/** Whether the owner states any figure, or takes instalments. */
function hasFigures(listing: Listing): boolean {
  return figureFieldNames.some((name) => listing[name] !== undefined);
}

/**
 * What the owner states of the business in figures, what follows from them, and instalments. Nothing for an ad that
 * states none. Texts: `figures.json`.
 */
export function Figures({ listing }: { listing: Listing }) {
  const { t } = useTranslation('figures');
  const rate = useRate();
  if (!hasFigures(listing)) return null;
  const follows = conclusionsOf(listing, rate, t);
  const plan = instalmentWords(listing, rate, t);
  const hasAmounts = listingFieldsOf('money').some((name) => listing[name] !== undefined);
  return (
    <Card as="section" aria-label={t('title')} p="5" breakInside="auto">
      <Heading as="h2" size="card">
        {t('title')}
      </Heading>
      <Stated listing={listing} names={sections.figures} />
      <Sentences texts={follows} />
      {sections.instalments.some((name) => listing[name] !== undefined) && (
        <>
          <Heading as="h3" size="card" mt="6">
            {t('instalments')}
          </Heading>
          <Stated listing={listing} names={sections.instalments} />
          <Sentences texts={plan} />
        </>
      )}
      <Box mt="4" fontSize="sm" color="fg.muted">
        <p>{t('stated')}</p>
        {hasAmounts && rate && <RateUsed rate={rate}>{(words) => t('converted', words)}</RateUsed>}
      </Box>
    </Card>
  );
}

/** The stated fields; what explains a field is shown with it. */
function Stated({ listing, names }: { listing: Listing; names: readonly FigureField[] }) {
  const { t } = useTranslation('figures');
  const isStated = (name: OptionalListingField) => listing[name] !== undefined;
  const shown = names.filter((name) => {
    const field = optionalListingFields[name];
    return isStated(name) && !('of' in field && isStated(field.of));
  });
  if (shown.length === 0) return null;
  return (
    <Grid
      as="dl"
      mt="4"
      breakInside="avoid"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' }}
      gap="4"
    >
      {shown.map((name) => (
        <Box key={name} minW="0">
          <Box as="dt" fontSize="xs" color="fg.muted">
            {t(`field.${name}`)}
          </Box>
          <Box as="dd" fontSize="sm" overflowWrap="anywhere">
            <Box fontWeight="semibold">
              <Value listing={listing} name={name} />
            </Box>
            {listingFieldsBehind(name)
              .filter(isStated)
              .map((behind) => (
                <Box key={behind}>
                  <Value listing={listing} name={behind} isBehind />
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

interface ValueProps {
  listing: Listing;
  name: OptionalListingField;
  /** It stands behind the field that it explains. */
  isBehind?: boolean;
}

function Value({ listing, name, isBehind = false }: ValueProps): ReactNode {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const field = optionalListingFields[name];
  const value = listing[name];
  switch (field.kind) {
    case 'money':
      return <Amount {...(value as Money)} />;
    case 'count':
      return t(`unit.${field.unit}`, { count: value as number });
    case 'month': {
      const month = formatMonth(value as string, language);
      return isBehind ? t('until', { month }) : month;
    }
    case 'choice':
    case 'choices': {
      const ids = ([] as string[]).concat(value as string | string[]);
      return ids.map((id) => t(choiceKey(name, id))).join(commaOf(language));
    }
    case 'line':
    case 'number':
    case 'link':
    case 'text':
      return <UserLine>{value as string}</UserLine>;
  }
}

function Amount({ price, currency }: Money) {
  const { t } = useTranslation('figures');
  if (price === 0) return t('noDownPayment');
  return (
    <>
      <Price price={price} currency={currency} />
      <Box fontWeight="normal" fontSize="xs" color="fg.muted">
        <OtherPrice price={price} currency={currency} />
      </Box>
    </>
  );
}

function Sentences({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Box mt="4" fontSize="sm">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Box>
  );
}

/** Shares that round to nothing say nothing. */
const percentOf = (times: number) => Math.round(times * 100);

function conclusionsOf(
  listing: Listing,
  rate: Rate | undefined,
  t: TFunction<'figures'>,
): string[] {
  const months = profitMonths(listing, rate);
  const shares = {
    profitOfSales: profitOfSales(listing, rate),
    rentOfSales: rentOfSales(listing, rate),
  };
  return [
    ...(months && Math.round(months.times) > 0
      ? [t('profitMonths', { count: Math.round(months.times) })]
      : []),
    ...Object.entries(shares).flatMap(([key, share]) => {
      if (!share || percentOf(share.times) === 0) return [];
      const percent = isolated(`${percentOf(share.times)}%`);
      return [t(key as keyof typeof shares, { percent })];
    }),
  ];
}

/** What instalments cost in all, beside the cash price. */
function instalmentWords(
  listing: Listing,
  rate: Rate | undefined,
  t: TFunction<'figures'>,
): string[] {
  const plan = instalmentSum(listing, rate);
  if (!plan) return [];
  const { sum, difference, isConverted } = plan;
  const inText = ({ price, currency }: Money) =>
    priceInText(Math.abs(isConverted ? Math.round(price) : price), currency);
  const more = difference.price > 0 ? 'sumMore' : 'sumLess';
  const rest =
    inText(difference) === inText({ ...difference, price: 0 })
      ? t('sumSame')
      : t(more, { difference: inText(difference) });
  return [t('sum', { sum: inText(sum) }), rest];
}
