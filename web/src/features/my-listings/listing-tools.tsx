import { Flex } from '@chakra-ui/react/flex';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteListing } from './delete-listing.tsx';

interface ListingToolsProps {
  listing: ListingCard;
  onDeleted: () => void | Promise<void>;
}

/** Edit and delete buttons of a listing. */
export function ListingTools({ listing, onDeleted }: ListingToolsProps) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Flex gap="2">
      <Button asChild variant="outline" flex="1" px="3">
        <Link
          to={paths.editListing(language, listing._id)}
          aria-label={t('edit.of', { title: listing.title })}
        >
          <Pencil size={17} aria-hidden="true" />
          {t('edit.button')}
        </Link>
      </Button>
      <DeleteListing listing={listing} onDeleted={onDeleted} />
    </Flex>
  );
}
