import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { formatDate } from '../../../lib/format/date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';

interface DraftBannerProps {
  /** When the draft was saved: ISO 8601. */
  at: string;
  /** `changes`: to a listing that there is. */
  of: 'ad' | 'changes';
  onStartOver: () => void;
}

/** Says that the form goes on where it was left, and offers to start over. */
export function DraftBanner({ at, of, onStartOver }: DraftBannerProps) {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const [isShown, setShown] = useState(true);
  const confirm = useConfirm({
    danger: true,
    title: t(`draft.${of}.anewTitle`),
    body: t(`draft.${of}.anewBody`),
    confirm: t(`draft.${of}.anew`),
    cancel: t('draft.keep'),
    onConfirm: onStartOver,
  });
  if (!isShown) return null;
  return (
    <Box mb="5">
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
        {t(`draft.${of}.found`, { date: formatDate(at, language) })}
      </Alert>
      {confirm.dialog}
    </Box>
  );
}
