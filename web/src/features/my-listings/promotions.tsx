import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import {
  promotionKinds,
  type OwnListingDetails,
  type PromotionKind,
} from '@qaysari/contract/listing/types';
import type { User } from '@qaysari/contract/account/types';
import { Rotate3d, Star, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dated } from '../../ui/dated.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const PromotionDialog = lazyComponent(
  async () => (await import('./promotion-dialog.tsx')).PromotionDialog,
);

const icons: Record<PromotionKind, LucideIcon> = { featured: Star, '360': Rotate3d };

interface PromotionsProps {
  listing: OwnListingDetails;
  user: User;
}

/** Buttons for promotions; each opens a dialog that explains it. One that was asked for says since when. */
export function Promotions({ listing, user }: PromotionsProps) {
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
          const askedAt = listing.promotionsAsked[each];
          if (askedAt !== undefined) return <Asked key={each} kind={each} at={askedAt} />;
          return (
            <Button
              key={each}
              variant="outline"
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

function Asked({ kind, at }: { kind: PromotionKind; at: string }) {
  const { t } = useTranslation('own');
  const Icon = icons[kind];
  return (
    <Flex gap="3" bg="bg.muted" borderRadius="md" px="4" py="2.5" fontSize="sm">
      <Box as="span" color="fg.accent" mt="0.5" flexShrink="0">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box>
        <Box as="p" fontWeight="semibold">
          {t(`promotion.${kind}.button`)}
        </Box>
        <Box as="p" color="fg.muted">
          <Dated iso={at}>{(date) => t('promotion.asked', { date })}</Dated>
        </Box>
      </Box>
    </Flex>
  );
}
