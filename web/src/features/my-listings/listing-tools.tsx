import { Flex } from '@chakra-ui/react/flex';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { Copy, Pencil, EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteListing } from './delete-listing.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Query of the create page: starts with the texts of this listing. */
const copySearch = (id: string) => new URLSearchParams({ copy: id }).toString();

interface ListingToolsProps {
  listing: ListingCard;
  onDeleted: () => void | Promise<void>;
  canDuplicate?: boolean;
  /** False where the page offers to edit it elsewhere. */
  hasEdit?: boolean;
}

/** Edit and delete buttons of a listing, and one to start another with its texts. */
export function ListingTools(props: ListingToolsProps) {
  const { listing, onDeleted, canDuplicate = false, hasEdit = true } = props;
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Flex gap="2" wrap="wrap">
      {hasEdit && (
        <Button asChild variant="outline" flex="1" px="3">
          <Link
            to={paths.editListing(language, listing._id)}
            aria-label={t('edit.of', { title: listing.title })}
          >
            <Pencil size={17} aria-hidden="true" />
            {t('edit.button')}
          </Link>
        </Button>
      )}
      {canDuplicate && (
        <Button asChild variant="outline" flex="1" px="3">
          <Link
            to={`${paths.createListing(language)}?${copySearch(listing._id)}`}
            aria-label={t('duplicate.of', { title: listing.title })}
          >
            <Copy size={17} aria-hidden="true" />
            {t('duplicate.button')}
          </Link>
        </Button>
      )}
      <DeleteListing listing={listing} onDeleted={onDeleted} />
    </Flex>
  );
}

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
