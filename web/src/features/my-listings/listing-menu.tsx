import { Box } from '@chakra-ui/react/box';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ListingTools } from './listing-tools.tsx';

interface ListingMenuProps {
  listing: ListingCard;
  onDeleted: () => void;
}

/** The tools of a listing on phones, where its row has no room for them. */
export function ListingMenu({ listing, onDeleted }: ListingMenuProps) {
  const { t } = useTranslation('own');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box hideFrom="md">
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={t('myAds.tools', { title: listing.title })}
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </Button>
      <Sheet title={listing.title} open={isOpen} onClose={() => setOpen(false)}>
        <ListingTools
          listing={listing}
          canDuplicate
          onDeleted={() => {
            setOpen(false);
            onDeleted();
          }}
        />
      </Sheet>
    </Box>
  );
}
