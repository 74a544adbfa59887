import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { promotionKinds, type Listing, type PromotionKind } from '@qaysari/contract/listing-entity';
import type { User } from '@qaysari/contract/user-entity';
import { Rotate3d, Star, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PromotionDialog = lazyPart(
  async () => (await import('./promotion-dialog.tsx')).PromotionDialog,
);

const icons: Record<PromotionKind, LucideIcon> = { featured: Star, '360': Rotate3d };

/** Buttons for promotions; each opens a dialog that explains it. */
export function Promotions({ listing, user }: { listing: Listing; user: User }) {
  const { t } = useTranslation('own');
  const [kind, setKind] = useState<PromotionKind>(promotionKinds[0]);
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const offered = promotionKinds.filter((each) => each !== 'featured' || !listing.isFeatured);
  return (
    <Box borderTopWidth="1px" pt="4">
      <Box as="h2" fontSize="md" mb="3">
        {t('promotion.heading')}
      </Box>
      <Grid gap="2">
        {offered.map((each) => {
          const Icon = icons[each];
          return (
            <Button
              key={each}
              variant={each === 'featured' ? 'accent' : 'outline'}
              aria-haspopup="dialog"
              onClick={() => {
                setKind(each);
                setOpened(true);
                setOpen(true);
              }}
            >
              <Icon size={18} aria-hidden="true" />
              {t(`promotion.${each}.button`)}
            </Button>
          );
        })}
      </Grid>
      {wasOpened && (
        <PromotionDialog
          key={kind}
          listingId={listing._id}
          kind={kind}
          phone={user.phone}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
