import { Box } from '@chakra-ui/react/box';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, RefObject, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Link2, Printer, Send } from 'lucide-react';
import { Link } from 'react-router';
import { useLayer } from '../../lib/browser/layers.ts';
import { useOpenOnMount } from '../../ui/use-lazy-widget.ts';
import { useCopy } from '../../ui/copy-button.tsx';
import { choice } from '../../theme/slot-recipes.ts';
import { FacebookIcon, WhatsappIcon } from '../../ui/social-icons.tsx';
import { WithLocale } from '../../ui/with-locale.tsx';

type ShareTarget = 'whatsapp' | 'telegram' | 'facebook';

/** Where each app takes up a link. Facebook reads the title from the page itself. */
export function shareAddresses(title: string, link: string): Record<ShareTarget, string> {
  const query = (values: Record<string, string>) => {
    const parts = Object.entries(values);
    return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  };
  return {
    whatsapp: `https://wa.me/?${query({ text: `${title}\n${link}` })}`,
    telegram: `https://t.me/share/url?${query({ url: link, text: title })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`,
  };
}

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
function ShareLines({ title, link, poster }: ShareLinesProps) {
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

export interface ShareMenuProps {
  title: string;
  /** Absolute. */
  link: string;
  /** Path of a sheet to print; undefined: there is none. */
  poster: string | undefined;
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
  /** The button that it belongs to. */
  children: ReactElement;
}

/** Ways to share, below the button, on devices without a menu of their own. */
export function ShareMenu({
  title,
  link,
  poster,
  open,
  onClose,
  opener,
  children,
}: ShareMenuProps) {
  const { t } = useTranslation('ad');
  const [isReady] = useOpenOnMount();
  useLayer(open, onClose);
  return (
    <WithLocale>
      <Popover.Root
        open={open && isReady}
        onOpenChange={(details) => {
          // Opening is decided by the button.
          if (!details.open) onClose();
        }}
        positioning={{ placement: 'bottom-end' }}
        // It has an anchor and no trigger, to which the focus would go back by itself.
        finalFocusEl={() => opener.current}
        lazyMount
        unmountOnExit
      >
        <Popover.Anchor asChild>{children}</Popover.Anchor>
        <Portal>
          <Popover.Positioner>
            <Popover.Content aria-label={t('share.title')} minW="15rem" maxW="20rem">
              <Box as="p" px="3" py="1.5" fontSize="sm" fontWeight="semibold">
                {t('share.title')}
              </Box>
              <ShareLines title={title} link={link} poster={poster} />
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </WithLocale>
  );
}
