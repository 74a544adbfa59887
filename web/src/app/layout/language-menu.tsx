import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { languageCodes, languages } from '@qaysari/contract/languages';
import { Check, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type Location } from 'react-router';
import { pathInLanguage, useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

/** Links to the same page, with the same history state, in the other languages. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          px={{ base: '2', md: '3' }}
          aria-label={`${t('header.language')}: ${languages[language].nativeName}`}
        >
          <Globe size={20} aria-hidden="true" />
          <span lang={languages[language].htmlLang} className="from-md">
            {languages[language].nativeName}
          </span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {languageCodes.map((code) => (
              <Menu.Item key={code} value={code} asChild>
                <Link
                  to={pathInLanguage(pathname, code) + search + hash}
                  state={state}
                  lang={languages[code].htmlLang}
                  dir={languages[code].dir}
                  aria-current={code === language}
                >
                  <Menu.ItemText>{languages[code].nativeName}</Menu.ItemText>
                  {code === language && <Check size={18} aria-hidden="true" />}
                </Link>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
