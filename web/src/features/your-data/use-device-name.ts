import type { Device } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';

/** What to call a device: `Chrome on Android`, or as much of it as is known. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('data');
  return ({ browser, system }) => {
    if (browser && system) {
      return t('device.both', {
        browser: t(`device.browser.${browser}`),
        system: t(`device.system.${system}`),
      });
    }
    if (browser) return t(`device.browser.${browser}`);
    return system ? t(`device.system.${system}`) : t('device.unknown');
  };
}
