import { Box } from '@chakra-ui/react/box';
import type { BlockStatus, OtherUserInfo } from '@qaysari/contract/message/types';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Lazy: few conversations are blocked. */
const UnblockButton = lazyComponent(
  async () => (await import('./unblock-button.tsx')).UnblockButton,
);

/** Why nothing can be sent; undefined where it can. */
type UnavailableReason = 'youBlocked' | 'blockedYou' | NonNullable<OtherUserInfo['unreachable']>;

export function unavailableReason(
  { unreachable }: OtherUserInfo,
  { youBlocked, blockedYou }: BlockStatus,
): UnavailableReason | undefined {
  if (unreachable) return unreachable;
  if (youBlocked) return 'youBlocked';
  return blockedYou ? 'blockedYou' : undefined;
}

interface UnavailableNoticeProps {
  reason: UnavailableReason;
  name: string;
  onUnblock: () => Promise<string>;
}

/** Says why nothing can be sent, and takes back one's own block. */
export function UnavailableNotice({ reason, name, onUnblock }: UnavailableNoticeProps) {
  const { t } = useTranslation('inbox');
  const isOwn = reason === 'youBlocked';
  return (
    <Box px="3" pt="2">
      <Alert
        kind="warning"
        action={isOwn ? <UnblockButton name={name} onUnblock={onUnblock} /> : undefined}
      >
        {t(`blockedNotice.${reason}`, { name })}
      </Alert>
    </Box>
  );
}
