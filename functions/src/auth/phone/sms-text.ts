import type { Language } from '@qaysari/contract/shared/languages';
import { mailText } from '../../platform/texts.ts';

/**
 * A short message with a code. Its last line names the site for which a browser may fill it in
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function smsText(
  language: Language,
  { code, site }: { code: string; site: string },
): string {
  return mailText('phoneCode', language, { code, site }) ?? '';
}
