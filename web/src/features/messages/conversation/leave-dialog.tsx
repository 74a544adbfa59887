import { Box } from '@chakra-ui/react/box';
import { readUrl } from '@qaysari/contract/shared/address';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { elsewhere } from './links.ts';

interface LeaveDialogProps {
  href: string;
  open: boolean;
  onClose: () => void;
}

/** Says where a link of a message leads: what it is called may say something else. */
export function LeaveDialog({ href, open, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('inbox');
  return (
    <Sheet
      title={t('leave.title')}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('leave.stay')}
          </Button>
          <Button asChild>
            <a href={href} {...elsewhere} onClick={onClose}>
              <ExternalLink size={18} aria-hidden="true" />
              {t('leave.open')}
            </a>
          </Button>
        </>
      }
    >
      <p>{t('leave.body')}</p>
      <Box as="p" dir="ltr" textAlign="center" fontWeight="bold" my="3" overflowWrap="anywhere">
        {readUrl(href)?.host}
      </Box>
      <Box as="p" fontSize="sm" color="fg.muted">
        {t('leave.warning')}
      </Box>
    </Sheet>
  );
}
