import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface AlertProps {
  kind: 'success' | 'info' | 'warning' | 'error';
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

const kindStyles = {
  success: { Icon: CircleCheck, bg: 'bg.brandSubtle', color: 'fg.brand' },
  info: { Icon: Info, bg: 'bg.brandSubtle', color: 'fg.brand' },
  warning: { Icon: TriangleAlert, bg: 'bg.accentSubtle', color: 'fg.accent' },
  error: { Icon: CircleAlert, bg: 'bg.error', color: 'fg.error' },
} as const;

/** A message within a page or form. Screen readers announce errors at once, others politely. */
export function Alert({ kind, children, action }: AlertProps) {
  const { Icon, bg, color } = kindStyles[kind];
  return (
    <Flex
      role={kind === 'error' ? 'alert' : 'status'}
      gap="3"
      bg={bg}
      borderRadius="md"
      px="4"
      py="3"
      fontSize="sm"
    >
      <Box as="span" color={color} flexShrink="0" mt="1">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <p>{children}</p>
        {action !== undefined && <Box mt="2">{action}</Box>}
      </Box>
    </Flex>
  );
}

export interface FailureAlertProps extends Pick<ComponentProps<typeof Box>, 'mt' | 'mb' | 'my'> {
  /** Why something failed; nothing is shown without it. Another `count` announces the same words again. */
  failure: { text: string; count?: number } | null | undefined;
  /** What has failed, where the text does not say it. */
  lead?: string | undefined;
  /** `info`: for what is no error. */
  kind?: 'error' | 'info';
  /** An action in place of the retry button. */
  action?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Error message for something a person did. For content that did not load, use `FailureNotice`. */
export function FailureAlert(props: FailureAlertProps) {
  const { failure, lead, kind = 'error', onRetry, action, ...space } = props;
  const { t } = useTranslation('failure');
  if (!failure) return null;
  const retry = onRetry && (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <Box key={failure.count} {...space}>
      <Alert kind={kind} action={action ?? retry}>
        {lead !== undefined && <strong>{lead} </strong>}
        {failure.text}
      </Alert>
    </Box>
  );
}
