import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setColorMode, useColorMode } from '../../theme/color-mode.ts';
import { Button } from '../../ui/button.tsx';

export function ColorModeButton() {
  const { t } = useTranslation('common');
  const isDark = useColorMode() === 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isDark ? t('header.toLight') : t('header.toDark')}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </Button>
  );
}
