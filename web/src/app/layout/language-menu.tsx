import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { languages } from '@qaysari/contract/languages';
import { Check, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useLanguageLinks } from './language-links.ts';

export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { nativeName, htmlLang } = languages[useLanguage()];
  const links = useLanguageLinks();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          px="3"
          aria-label={`${t('header.language')}: ${nativeName}`}
        >
          <Globe size={20} aria-hidden="true" />
          <span lang={htmlLang}>{nativeName}</span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {links.map(({ link, nativeName, isCurrent }) => (
              <Menu.Item key={link.lang} value={link.lang} asChild>
                <Link {...link} aria-current={isCurrent}>
                  <Menu.ItemText>{nativeName}</Menu.ItemText>
                  {isCurrent && <Check size={18} aria-hidden="true" />}
                </Link>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
