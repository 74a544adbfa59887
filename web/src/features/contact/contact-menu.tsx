import { Grid } from '@chakra-ui/react/grid';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@qaysari/contract/listing-entity';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ContactLines } from './contact-lines.tsx';

/** Menu with the contact of an owner, loaded when it is opened. */
export function ContactMenu({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const failureText = useFailureText();
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
              <FailureAlert
                failure={{ text: failureText(error, t('contact.failed')) }}
                // After too many requests the text says when to try again.
                onRetry={isTooOften(error) ? undefined : () => void refetch()}
              />
            ) : (
              <ContactSkeleton />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function ContactSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Grid role="status" aria-busy="true" aria-label={t('loading')} p="1.5" gap="3">
      <Skeleton height="8" />
      <Skeleton height="8" />
      <Skeleton height="8" />
    </Grid>
  );
}

function isTooOften(error: Error): boolean {
  return error instanceof ApiFailure && error.status === 429;
}
