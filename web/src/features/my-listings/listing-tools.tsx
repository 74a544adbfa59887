import { Flex } from '@chakra-ui/react/flex';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { Copy, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteListing } from './delete-listing.tsx';

/** Query of the create page: starts with the texts of this listing. */
const copySearch = (id: string) => new URLSearchParams({ copy: id }).toString();

interface ListingToolsProps {
  listing: ListingCard;
  onDeleted: () => void | Promise<void>;
  canDuplicate?: boolean;
}

/** Edit and delete buttons of a listing, and one to start another with its texts. */
export function ListingTools({ listing, onDeleted, canDuplicate = false }: ListingToolsProps) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild variant="outline" flex="1" px="3">
        <Link
          to={paths.editListing(language, listing._id)}
          aria-label={t('edit.of', { title: listing.title })}
        >
          <Pencil size={17} aria-hidden="true" />
          {t('edit.button')}
        </Link>
      </Button>
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
