import { Box } from '@chakra-ui/react/box';
import { CloudOff, WifiOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/browser/use-online.ts';
import { Button } from './button.tsx';
import { StarPattern } from './star.tsx';
import { Card } from './surfaces.tsx';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** `h1` where nothing else is on the page. */
  titleAs?: 'h1' | 'p';
  body?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** Screen readers announce `alert` at once and `status` politely. */
  role?: 'alert' | 'status';
}

/** Shown in place of content: nothing found, or an error. */
export function EmptyState({
  icon,
  title,
  titleAs = 'p',
  body,
  action,
  role = 'status',
}: EmptyStateProps) {
  const patternId = useId();
  return (
    <Card role={role} position="relative" overflow="hidden" textAlign="center" px="6" py="14">
      <StarPattern id={patternId} color="fg.brand" opacity="0.07" />
      <Box position="relative">
        <Box
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="14"
          borderRadius="full"
          bg="bg.brandSubtle"
          color="fg.brand"
          mb="4"
        >
          {icon}
        </Box>
        <Box as={titleAs} fontSize="lg" fontWeight="bold">
          {title}
        </Box>
        {body !== undefined && (
          <Box as="p" color="fg.muted" mt="2" maxW="28rem" mx="auto">
            {body}
          </Box>
        )}
        {action !== undefined && <Box mt="6">{action}</Box>}
      </Box>
    </Card>
  );
}

interface FailureNoticeProps extends Pick<EmptyStateProps, 'titleAs'> {
  onRetry: () => void;
  /** The network failed, most likely, and not the site. */
  isNetwork?: boolean;
}

/** Error state with a retry button, in place of content that did not load. */
export function FailureNotice({ onRetry, isNetwork = false, titleAs = 'p' }: FailureNoticeProps) {
  const { t } = useTranslation('failure');
  const online = useOnline();
  return (
    <EmptyState
      role="alert"
      titleAs={titleAs}
      icon={online ? <CloudOff size={26} /> : <WifiOff size={26} />}
      title={online ? t('title') : t('offlineTitle')}
      body={online && !isNetwork ? t('body') : t('offlineBody')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}
