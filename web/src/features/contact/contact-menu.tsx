import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@qaysari/contract/listing-entity';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { ContactFailure } from './contact-failure.tsx';
import { ContactLines } from './contact-lines.tsx';
import { contactQuery } from './contact-query.ts';
import { ContactSkeleton } from './contact-skeleton.tsx';

/** How to reach the owner of an ad; asked for only when it is opened. */
export function ContactMenu({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...contactQuery(listing._id, language),
    enabled: open,
  });
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom', sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button size="lg">
          <MessageCircle size={18} aria-hidden="true" />
          {t('contact.open')}
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('contact.open')}>
            {data ? (
              <ContactLines contact={data} listing={listing} />
            ) : error && !isFetching ? (
              <ContactFailure error={error} onRetry={() => void refetch()} />
            ) : (
              <ContactSkeleton />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
