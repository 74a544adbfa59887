import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agoOf } from '../../../lib/format/date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { Dated } from '../../../ui/dated.tsx';
import type { SavedDraft } from './listing-draft.ts';

interface DraftBannerProps {
  /** Undefined: no draft. */
  saved: SavedDraft | undefined;
  /** `changes`: of an existing listing. */
  of: 'ad' | 'changes';
  onStartOver: () => void;
}

/** Says that the form continues a draft, and offers to start over. */
export function DraftBanner({ saved, of, onStartOver }: DraftBannerProps) {
  const { t } = useTranslation(['publish', 'common']);
  const [isShown, setShown] = useState(true);
  const [openedAt] = useState(() => Date.now());
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a reload the browser restores the scroll position. Without this line the draft would seem lost.
    const place = banner.current?.getBoundingClientRect();
    if (place && place.top < 0) banner.current?.scrollIntoView({ block: 'start' });
  }, []);
  const confirm = useConfirm({
    danger: true,
    title: t(`draft.${of}.anewTitle`),
    body: t(`draft.${of}.anewBody`),
    confirm: t(`draft.${of}.anew`),
    cancel: t('draft.keep'),
    onConfirm: onStartOver,
  });
  if (!saved || !isShown) return null;
  const ago = agoOf(saved.at, openedAt);
  return (
    <Box ref={banner} mb="5">
      <Alert
        kind="info"
        action={
          <Flex wrap="wrap" gap="2">
            <Button px="4" onClick={() => setShown(false)}>
              {t('draft.goOn')}
            </Button>
            <Button variant="outline" px="4" onClick={confirm.ask}>
              {t(`draft.${of}.anew`)}
            </Button>
          </Flex>
        }
      >
        {ago ? (
          t(`draft.${of}.foundAgo`, { ago: t(`common:ago.${ago.unit}`, { count: ago.count }) })
        ) : (
          <Dated iso={saved.at}>{(date) => t(`draft.${of}.found`, { date })}</Dated>
        )}
      </Alert>
      {confirm.dialog}
    </Box>
  );
}
