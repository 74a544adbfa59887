import type { Language } from '@qaysari/contract/shared/languages';
import type { ReportReason } from '@qaysari/contract/report/types';
import { mailText } from '../platform/texts.ts';

/** A rule by which our team decides, as a sentence. */
export function ruleText(rule: ReportReason, language: Language): string {
  return mailText(`rules.${rule}` as const, language) ?? '';
}
