import type { Partner } from '@qaysari/contract/message/types';
import { shownNameOf } from '@qaysari/contract/account/person';
import { useTranslation } from 'react-i18next';

/** Answers what the other person is called, also where no name is known. Nothing is left of a deleted account. */
export function usePartnerName(): (partner: Partner) => string {
  const { t } = useTranslation('inbox');
  return (partner) => {
    if (partner.unreachable === 'deleted') return t('deletedUser');
    return shownNameOf(partner) ?? t(partner.hasWritten ? 'member' : 'adOwner');
  };
}
