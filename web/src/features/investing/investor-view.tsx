import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { displayName, type InvestorProfile, type User } from '@qaysari/contract/account/types';
import { bandsOf, rangeOfBands } from '@qaysari/contract/investor/bands';
import { choiceNames } from '@qaysari/contract/investor/types';
import type { ReactNode } from 'react';
import { commaOf } from '@qaysari/contract/shared/languages';
import { useTranslation } from 'react-i18next';
import { Budget } from '../../entities/investor/budget.tsx';
import { useChoiceNames } from '../../entities/investor/choices.tsx';
import { Price } from '../../entities/rate/price.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { UserLine, UserText } from '../../ui/user-text.tsx';

interface InvestorViewProps {
  user: User;
  profile: InvestorProfile;
}

/** An investor profile as its owner reads it, with the amounts that nobody else sees, and what members see of them. */
export function InvestorView({ user, profile }: InvestorViewProps) {
  const { t } = useTranslation('investing');
  const { title, about, offers, message, currency, budgetMin, budgetMax } = profile;
  const shown = rangeOfBands({ currency, bands: bandsOf(currency, budgetMin, budgetMax) });
  return (
    <Grid gap="5">
      <Grid as="dl" gap="5">
        <Part name={t('own.name')}>
          <UserLine>{displayName(user)}</UserLine>
        </Part>
        <Part name={t('own.budget')} note={t('own.budgetHidden')}>
          {/* The lowest comes first in the direction of the page. */}
          <Price price={budgetMin} currency={currency} />
          {' - '}
          <Price price={budgetMax} currency={currency} />
        </Part>
        {shown && (
          <Part name={t('own.budgetShown')}>
            <Budget {...shown} />
          </Part>
        )}
        <Part name={t('field.title')}>
          <UserLine>{title}</UserLine>
        </Part>
        <Part name={t('field.about')} long={about} />
        <Part name={t('field.offers')} long={offers} />
        {message !== undefined && <Part name={t('field.message')} long={message} />}
      </Grid>
      <Choices profile={profile} />
    </Grid>
  );
}

function Choices({ profile }: { profile: InvestorProfile }) {
  const { t } = useTranslation('investing');
  const comma = commaOf(useLanguage());
  const namesOf = useChoiceNames();
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="6"
      rowGap="5"
    >
      {choiceNames.map((name) => (
        <Part key={name} name={t(`field.${name}`)}>
          {namesOf(profile, name).join(comma) || t('leftOpen')}
        </Part>
      ))}
    </Grid>
  );
}

interface PartProps {
  name: string;
  note?: string;
  /** What somebody wrote, in several lines. */
  long?: string;
  children?: ReactNode;
}

function Part({ name, note, long, children }: PartProps) {
  return (
    <Box minW="0">
      <Box as="dt" fontSize="sm" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" overflowWrap="anywhere" {...(long === undefined && { fontWeight: 'medium' })}>
        {long === undefined ? children : <UserText text={long} />}
        {note !== undefined && (
          <Box as="span" display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
            {note}
          </Box>
        )}
      </Box>
    </Box>
  );
}
