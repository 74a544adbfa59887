import { Box } from '@chakra-ui/react/box';
import type { ListingOwner } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { formatMonth } from '../../lib/format/date.ts';

/** Month and year in which an owner signed up; nothing where that is unknown. */
export function MemberSince({ owner: { memberSince } }: { owner: ListingOwner }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  if (memberSince === undefined) return null;
  return (
    <Box as="p" fontSize="sm" color="fg.muted">
      <time dateTime={memberSince}>
        {t('owner.memberSince', { date: formatMonth(memberSince, language) })}
      </time>
    </Box>
  );
}
