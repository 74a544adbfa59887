import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { BellOff, ChevronLeft } from 'lucide-react';
import { shownNameOf } from '@qaysari/contract/account/person';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import type { PartnerMenuProps } from '../menu/partner-menu.tsx';
import { OptionsButton } from '../menu/options-button.tsx';
import { OneLine } from './one-line.tsx';
import { usePartnerName } from './use-partner-name.ts';

const PartnerMenu = lazyComponent(
  async () => (await import('../menu/partner-menu.tsx')).PartnerMenu,
  <Skeleton boxSize="11" borderRadius="full" />,
);

interface ConversationHeadProps {
  /** Undefined while the partner is not known. */
  menu?: PartnerMenuProps;
  /** The partner is on the way. */
  isBusy?: boolean;
}

/** The name of the partner, the way back, and the menu. */
export function ConversationHead({ menu, isBusy = false }: ConversationHeadProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const partnerName = usePartnerName();
  const name = menu && partnerName(menu.partner);
  return (
    <Flex
      align="center"
      gap="2"
      ps={{ base: '1', md: '3' }}
      pe={{ base: '1', md: '2' }}
      minH="14"
      bg="bg.panel"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      {/* From there on the list is beside it. */}
      <Button asChild variant="ghost" size="icon" hideFrom="xl">
        <Link to={paths.inbox(language)} aria-label={t('conversation.back')}>
          <ChevronLeft size={24} className="mirror" aria-hidden="true" />
        </Link>
      </Button>
      {menu && name !== undefined && (
        <>
          <Avatar
            name={shownNameOf(menu.partner)}
            isDeleted={menu.partner.unreachable === 'deleted'}
            size="9"
          />
          <Heading as="h1" size="small" flex="1" minW="0" title={name}>
            <OneLine>{name}</OneLine>
          </Heading>
          {menu.isMuted && (
            <Box as="span" role="img" aria-label={t('card.muted')} color="fg.muted">
              <BellOff size={18} aria-hidden="true" />
            </Box>
          )}
          <OptionsButton Menu={PartnerMenu} menu={menu} label={t('menu.open')} />
        </>
      )}
      {isBusy && (
        <>
          <Skeleton boxSize="9" borderRadius="full" />
          <Skeleton height="5" width="40%" />
        </>
      )}
    </Flex>
  );
}
