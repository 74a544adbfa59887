import { languages } from '@qaysari/contract/shared/languages';
import { Globe } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useFirstUse } from '../../ui/use-first-use.ts';

const loadWidget = async () => (await import('./language-menu-widget.tsx')).LanguageMenuWidget;

export function LanguageMenu() {
  const { Part, opener } = useFirstUse(loadWidget);
  return Part ? <Part /> : <LanguageButton aria-haspopup="menu" {...opener} />;
}

/** Opens the menu of languages. */
export function LanguageButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation('common');
  const { nativeName, htmlLang } = languages[useLanguage()];
  return (
    <Button
      variant="ghost"
      size="sm"
      px="3"
      aria-label={`${t('header.language')}: ${nativeName}`}
      {...props}
    >
      <Globe size={20} aria-hidden="true" />
      <span lang={htmlLang}>{nativeName}</span>
    </Button>
  );
}
