import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import type { Contact, ContactWay, Listing } from '@qaysari/contract/listing/types';
import { MessagesSquare, Ellipsis, Mail, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Price } from '../../entities/rate/price.tsx';
import { listingOwnerQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { whatsappAddress } from '../../lib/format/whatsapp.ts';
import { BottomBar, lowWindow } from '../../ui/bottom-bar.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ContactAnswer, useContact } from './contact-answer.tsx';
import { WhatsappIcon } from '../../ui/social-icons.tsx';

/**
 * The page may come in pieces: a bar of which one is missing has its room already. Low windows have room for one line
 * with the buttons, where a word shows only if it fits.
 */
const twoLines = {
  minHeight: 'calc(7.3125rem + env(safe-area-inset-bottom))',
  [lowWindow]: { minHeight: 'calc(4.3125rem + env(safe-area-inset-bottom))' },
};

/** A word that does not fit beside its icon wraps below it, where it is cut. */
const wordIfItFits = {
  height: '12',
  minWidth: '11',
  flexWrap: 'wrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  py: '0',
  '& svg': { height: '12' },
} as const;

/** Price and ways to reach the owner, at the bottom edge of phones. One press calls (decision 45). */
export function ContactBar({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const { data: owner, isError } = useQuery(listingOwnerQuery(listing._id, language));
  const asked = useContact(listing);
  const [isOpen, setOpen] = useState(false);
  const { reach, reaching } = useReach(asked, () => setOpen(true));
  const openSheet = () => {
    setOpen(true);
    void asked.ask();
  };
  return (
    <>
      <BottomBar as="section" aria-label={t('contact.open')} css={twoLines}>
        <Flex
          wrap="wrap"
          align="center"
          columnGap="4"
          rowGap="1"
          px="4"
          pt="2"
          pb="3"
          css={{ [lowWindow]: { flexWrap: 'nowrap', columnGap: '2' } }}
        >
          <Box
            flex="1 1 auto"
            fontWeight="bold"
            color="fg.brand"
            css={{ [lowWindow]: { display: 'none' } }}
          >
            <Price price={listing.price} currency={listing.currency} />
          </Box>
          <Button
            asChild
            variant="ghost"
            size="sm"
            color="fg.brand"
            me="-3"
            css={{ [lowWindow]: { ...wordIfItFits, order: 1, marginInlineEnd: '-2' } }}
          >
            <Link to={asked.conversation}>
              <MessagesSquare size={18} aria-hidden="true" />
              {t('contact.send')}
            </Link>
          </Button>
          <Flex
            flex="1 1 18rem"
            minW="0"
            wrap="wrap"
            gap="2"
            css={{ [lowWindow]: { flexWrap: 'nowrap' } }}
          >
            {owner || isError ? (
              <ContactButtons
                ways={owner?.contactWays ?? []}
                reaching={reaching}
                onReach={(way) => void reach(way)}
                onMore={openSheet}
              />
            ) : (
              <>
                <Skeleton flex="1" height="12" />
                <Skeleton flex="1" height="12" />
                <Skeleton width="12" height="12" />
              </>
            )}
          </Flex>
        </Flex>
      </BottomBar>
      <Sheet title={t('contact.open')} open={isOpen} onClose={() => setOpen(false)}>
        <ContactAnswer asked={asked} lineHeight="14" />
      </Sheet>
    </>
  );
}

/**
 * Asks for the contact and leads to the phone or the chat, in the same tab: browsers block a window that opens after
 * waiting. `onFailure`: nothing came, or the owner shares that way no longer.
 */
function useReach({ ask, greeting }: ReturnType<typeof useContact>, onFailure: () => void) {
  const [reaching, setReaching] = useState<ContactWay>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const reach = async (way: ContactWay) => {
    setReaching(way);
    const contact = await ask();
    // Somebody who left the ad meanwhile no longer wants the call.
    if (!isHere.current) return;
    setReaching(undefined);
    const address = addressOf(way, contact, greeting);
    if (address === undefined) onFailure();
    else location.assign(address);
  };
  return { reach, reaching };
}

function addressOf(way: ContactWay, contact: Contact | undefined, greeting: () => string) {
  const value = contact?.[way];
  if (value === undefined) return undefined;
  if (way === 'whatsapp') return whatsappAddress(value, greeting());
  return `${way === 'phone' ? 'tel' : 'mailto'}:${value}`;
}

interface ContactButtonsProps {
  /** In which the owner can be reached. */
  ways: readonly ContactWay[];
  /** The way whose button waits for the contact. */
  reaching: ContactWay | undefined;
  onReach: (way: ContactWay) => void;
  onMore: () => void;
}

/** One press for phone and WhatsApp; for the rest, and for details, the sheet. */
function ContactButtons({ ways, reaching, onReach, onMore }: ContactButtonsProps) {
  const { t } = useTranslation('ad');
  const looks: Record<ContactWay, { icon: ReactNode; label: string }> = {
    phone: { icon: <Phone size={18} aria-hidden="true" />, label: t('contact.shortCall') },
    whatsapp: { icon: <WhatsappIcon />, label: t('contact.shortWhatsapp') },
    email: { icon: <Mail size={18} aria-hidden="true" />, label: t('contact.write') },
  };
  // An e-mail is the last resort on a phone.
  const quick = ways.filter((way) => way !== 'email');
  const shown = quick.length > 0 ? quick : ways;
  if (shown.length === 0) {
    return (
      <Button size="lg" flex="1" aria-haspopup="dialog" onClick={onMore}>
        <MessageCircle size={18} aria-hidden="true" />
        {t('contact.short')}
      </Button>
    );
  }
  return (
    <>
      {shown.map((way, at) => (
        <SubmitButton
          key={way}
          flex="1"
          px="2"
          css={wordIfItFits}
          variant={at === 0 ? 'solid' : 'outline'}
          isWorking={reaching === way}
          workingText={t('contact.working')}
          onClick={() => {
            if (reaching === undefined) onReach(way);
          }}
        >
          {looks[way].icon}
          {looks[way].label}
        </SubmitButton>
      ))}
      <Button
        variant="outline"
        size="lg"
        px="0"
        width="12"
        flexShrink="0"
        css={{ [lowWindow]: { width: '11' } }}
        aria-haspopup="dialog"
        aria-label={t('contact.more')}
        onClick={onMore}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </Button>
    </>
  );
}
