import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type { Measure, Report, ReportReason, Statement } from '@qaysari/contract/report/types';
import { mailText } from '../platform/texts.ts';
import type { CaseRecord, HistoryEntry, ReportRecord } from './record.ts';

export function presentReport(report: ReportRecord): Report {
  const { number, kind, reason, title, notes, createdAt, outcome, decidedAt } = report;
  return {
    ...{ number, kind, reason, title, notes: notes.length },
    createdAt: createdAt.toDate().toISOString(),
    ...(outcome && { outcome }),
    ...(decidedAt && { decidedAt: decidedAt.toDate().toISOString() }),
  };
}

/** A decision that took a measure. */
export type MeasureEntry = HistoryEntry & { decision: Measure };

export function isMeasure(entry: HistoryEntry | undefined): entry is MeasureEntry {
  return entry !== undefined && entry.decision !== 'noAction';
}

const dayMs = 24 * 60 * 60 * 1000;

/** When the time for an objection is over, in milliseconds. */
export function objectionEnd({ at }: Pick<HistoryEntry, 'at'>): number {
  return at.toMillis() + limits.objectionDays * dayMs;
}

export function presentStatement(
  { kind, title, message }: Pick<CaseRecord, 'kind' | 'title' | 'message'>,
  entry: MeasureEntry,
): Statement {
  const { decision: measure, rule = 'other', note, objection, answer, answerNote, at } = entry;
  const shown = kind === 'message' ? (message?.text ?? '') : title;
  return {
    ...{ kind, measure, rule },
    ...(shown !== '' && { title: shown }),
    ...(message && { sentAt: message.at.toDate().toISOString() }),
    ...(note && { note }),
    decidedAt: at.toDate().toISOString(),
    objectionUntil: new Date(objectionEnd(entry)).toISOString(),
    ...(objection && { objection: objection.text }),
    ...(answer && { answer }),
    ...(answerNote && { answerNote }),
  };
}

/** What the secret of a mailed link is about: one decision in the history of a case. */
export function aboutDecision(id: string, decision: number): string {
  return `${id}~${decision}`;
}

export function readAbout(about: string): { id: string; decision: number } {
  const at = about.lastIndexOf('~');
  return { id: about.slice(0, at), decision: Number(about.slice(at + 1)) };
}

/** A rule by which our team decides, as a sentence. */
export function ruleText(rule: ReportReason, language: Language): string {
  return mailText(`rules.${rule}` as const, language);
}
