import { Box } from '@chakra-ui/react/box';
import { Check, Link2, Printer, Send } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCopy } from '../../lib/browser/use-copy.ts';
import { choice } from '../../theme/slot-recipes.ts';
import { FacebookIcon, WhatsappIcon } from '../../ui/social-icons.tsx';
import { shareAddresses, type ShareTarget } from './share-addresses.ts';

const targets: Record<ShareTarget, ReactNode> = {
  whatsapp: <WhatsappIcon />,
  telegram: <Send size={20} aria-hidden="true" />,
  facebook: <FacebookIcon />,
};

const line = {
  ...choice,
  minH: '12',
  color: 'fg',
  textDecoration: 'none',
} as const;

interface ShareLinesProps {
  title: string;
  link: string;
  /** Where its poster is; absent: it has none. */
  poster: string | undefined;
}

/** Ways to share a link: three apps, copying, and a sheet of paper. */
export function ShareLines({ title, link, poster }: ShareLinesProps) {
  const { t } = useTranslation('ad');
  const addresses = shareAddresses(title, link);
  return (
    <>
      {(Object.keys(targets) as ShareTarget[]).map((target) => (
        <Box key={target} asChild {...line}>
          <a href={addresses[target]} target="_blank" rel="noopener">
            <LineIcon>{targets[target]}</LineIcon>
            {t(`share.${target}`)}
          </a>
        </Box>
      ))}
      <CopyLine link={link} />
      {poster !== undefined && (
        <Box asChild {...line}>
          <Link to={poster}>
            <LineIcon>
              <Printer size={20} />
            </LineIcon>
            {t('share.poster')}
          </Link>
        </Box>
      )}
    </>
  );
}

function CopyLine({ link }: { link: string }) {
  const { t } = useTranslation('ad');
  const { state, copy } = useCopy(link);
  return (
    <>
      <Box asChild {...line} cursor="pointer">
        <button type="button" onClick={() => void copy()}>
          <LineIcon>{state === 'copied' ? <Check size={20} /> : <Link2 size={20} />}</LineIcon>
          {t('share.copy')}
        </button>
      </Box>
      <Box role="status" px="3" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {state === 'copied' && t('share.copied')}
        {state === 'refused' && (
          <>
            {t('share.refused')}
            <Box as="bdi" dir="ltr" display="block" color="fg" wordBreak="break-all">
              {link}
            </Box>
          </>
        )}
      </Box>
    </>
  );
}

function LineIcon({ children }: { children: ReactNode }) {
  return (
    <Box as="span" color="fg.brand" flexShrink="0" aria-hidden="true">
      {children}
    </Box>
  );
}
