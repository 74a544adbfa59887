import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Device } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/surfaces.tsx';
import { SubmitButton } from '../../ui/button.tsx';

interface RowProps {
  Icon: LucideIcon;
  title: ReactNode;
  /** A word beside the title. */
  mark?: ReactNode;
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** One line of a list of the person's own: what it is, since when, and how to end it. */
export function Row({ Icon, title, mark, children, action }: RowProps) {
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex align="center" gap="3" flex="1 1 14rem" minW="0">
        <Box
          as="span"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          flexShrink="0"
          boxSize="10"
          borderRadius="full"
          bg="bg.brandSubtle"
          color="fg.brand"
        >
          <Icon size={18} aria-hidden="true" />
        </Box>
        <Box minW="0" overflowWrap="anywhere">
          <Flex as="p" wrap="wrap" align="center" columnGap="2" fontWeight="semibold">
            {title}
            {mark}
          </Flex>
          <Box fontSize="sm" color="fg.muted">
            {children}
          </Box>
        </Box>
      </Flex>
      {action !== undefined && <Box ps={{ base: '3.25rem', sm: '0' }}>{action}</Box>}
    </Flex>
  );
}

/** Placeholder of lines that load. */
export function RowsSkeleton({ label, count = 2 }: { label: string; count?: number }) {
  return (
    <Box role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        <Flex key={row} align="center" gap="3" py="4">
          <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />
          <Box flex="1">
            <Skeleton height="4" width="45%" mb="2" />
            <Skeleton height="3.5" width="65%" />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

interface EndButtonProps {
  /** On the button. */
  label: string;
  /** What it ends, for screen readers. Begins with `label`. */
  name: string;
  isWorking: boolean;
  workingText: string;
  onClick: () => void;
}

/** Ends the item of its line. It can be started again, so there is no confirmation. */
export function EndButton({ label, name, isWorking, workingText, onClick }: EndButtonProps) {
  return (
    <SubmitButton
      variant="outline"
      size="sm"
      isWorking={isWorking}
      workingText={workingText}
      aria-label={isWorking ? workingText : name}
      onClick={onClick}
    >
      {label}
    </SubmitButton>
  );
}

/** What to call a device: `Chrome on Android`, or as much of it as is known. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('data');
  return ({ browser, system }) => {
    if (browser && system) {
      return t('device.both', {
        browser: t(`device.browser.${browser}`),
        system: t(`device.system.${system}`),
      });
    }
    if (browser) return t(`device.browser.${browser}`);
    return system ? t(`device.system.${system}`) : t('device.unknown');
  };
}
