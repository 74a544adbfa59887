import type { Language } from '@qaysari/contract/languages';
import type { ReportReason } from '@qaysari/contract/report-entity';
import { mailText } from '../platform/texts.ts';

/** A rule by which our team decides, as a sentence. */
export function ruleText(rule: ReportReason, language: Language): string {
  return mailText(`rules.${rule}` as const, language) ?? '';
}
