import type { OtherUserInfo } from '@qaysari/contract/message-entity';
import { displayName } from '@qaysari/contract/user-entity';
import { useTranslation } from 'react-i18next';

/** Answers what the other person is called: by name, else by username; nothing is left of a deleted account. */
export function usePartnerName(): (partner: OtherUserInfo) => string {
  const { t } = useTranslation('inbox');
  return ({ username = '', otherEmail = '', unreachable, ...names }) => {
    if (unreachable === 'deleted') return t('deletedUser');
    return displayName({ username: username || otherEmail || t('member'), ...names });
  };
}
