import { limits } from '@qaysari/contract/shared/limits';
import {
  type Report as Answered,
  type ReportedKind,
  reasonsOf,
  reportReasons,
  reportedKinds,
} from '@qaysari/contract/report/types';
import { getFirestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { caseWritten, listingWritten } from '../../functions/src/triggers.ts';
import { refusedMarks } from './hostile-texts.ts';
import { statusFor } from './market-account-commands.ts';
import { messagesOf } from './market-message-commands.ts';
import type { MarketModel, Person } from './market-model.ts';
import { type Choices, type CommandKind, pairOf, pick } from './market-command-kind.ts';
import { hideNote, newWord } from './market-words.ts';
import { deliverUserChange } from './market.ts';

/** Reports that one person may send in a day. */
const dayLimit = 10;

/** What somebody would report, before it is checked whether they may. */
interface Aim {
  me: Person;
  kind: ReportedKind;
  id: string;
  /** Whose it is. */
  person: Person;
  isThere: boolean;
}

/** Reports that people send about each other, and what the team does about them. */
export const reportCommands: Readonly<Record<string, CommandKind>> = {
  report: {
    weight: 6,
    run: async ({ model, call }, choices) => {
      const aim = aimOf(model, choices);
      const reason = pick(reportReasons, choices.which);
      if (!aim || !reason) return;
      const { me, kind, id, person } = aim;
      const word = newWord('r');
      const note = `${word} ${choices.text}`;
      model.words.set(word, () => false);
      const isTaken = reasonsOf[kind].includes(reason) && !refusedMarks.test(note);
      const answer = await call('sendReport', me, { json: { kind, id, reason, note } });
      const status = isTaken ? statusOfReporting(aim) : 400;
      expect(answer.status).toBe(statusFor(me, status));
      if (me.state !== 'active' || !isTaken || !aim.isThere) return;
      me.reported += 1;
      if (answer.status !== 200) return;
      const { number, title } = (answer.body as { data: Answered }).data;
      const known = model.reports.find(
        (each) => each.by === me && each.thing === id && each.reason === reason,
      );
      if (known) {
        expect({ number, title }).toEqual({ number: known.number, title: known.title });
        known.notes = Math.min(known.notes + 1, limits.reportNotes);
        if (known.outcome === 'upheld') delete known.outcome;
        return;
      }
      model.reports.push({ by: me, kind, thing: id, person, reason, number, title, notes: 1 });
      freeze(model, aim);
    },
  },

  /** Staff enter the decision in the console, and the trigger applies it. */
  judge: {
    weight: 4,
    run: async ({ model }, { which, way }) => {
      const report = pick(model.reports, which);
      if (!report) return;
      const { kind, thing, person } = report;
      const ad = model.ads.find(({ id }) => id === thing);
      const choices = ['noAction', 'noAction', 'warn', 'takeDown', 'lockOut'] as const;
      const decision = pick(choices, way) ?? 'noAction';
      const note = newWord('n');
      model.words.set(note, () => false);
      const entry = getFirestore().doc(`reportCases/${kind}~${thing}`);
      await entry.update({ decision, rule: 'scam', note });
      await deliverUserChange(person.uid, () => caseWritten(entry.id));
      const isTakenDown = decision === 'takeDown' && ad !== undefined && !ad.isDeleted;
      const isTold = (decision === 'warn' || decision === 'lockOut') && person.state !== 'deleted';
      const counts = decision === 'noAction' || isTakenDown || isTold;
      const problem: unknown = (await entry.get()).get('problem');
      expect(problem === undefined, `${decision}: ${String(problem)}`).toBe(counts);
      if (!counts) return;
      for (const each of model.reports) {
        if (each.thing === thing) each.outcome ??= decision === 'noAction' ? 'notUpheld' : 'upheld';
      }
      if (isTakenDown) {
        Object.assign(ad, { status: 'rejected', note });
        hideNote(model, ad, note);
        await listingWritten(ad.id);
      }
      if (decision === 'lockOut') person.state = 'locked out';
    },
  },
};

function aimOf(model: MarketModel, { who, whom, which, way }: Choices): Aim | undefined {
  const kind = pick(reportedKinds, way);
  if (kind === 'listing') {
    const [me, ad] = [pick(model.people, who), pick(model.ads, which)];
    if (!me || !ad) return undefined;
    const isThere = ad.owner !== me && model.canView(ad, me);
    return { me, kind, id: ad.id, person: ad.owner, isThere };
  }
  const [me, other] = pairOf(model, { who, whom });
  if (!me || !other) return undefined;
  if (kind === 'person') {
    const isKnown = model.talkOf(me, other) !== undefined || model.listedOf(other).length > 0;
    const isThere = me !== other && isKnown;
    return { me, kind, id: other.uid, person: other, isThere };
  }
  const found = pick(messagesOf(model), which);
  if (!found) return undefined;
  const { talk, message } = found;
  const isThere = talk.people.includes(me) && message.by !== me;
  return { me, kind: 'message', id: message.id, person: message.by, isThere };
}

function statusOfReporting({ me, isThere }: Aim): number {
  if (!isThere) return 404;
  return me.reported < dayLimit ? 200 : 429;
}

/** Messages of a reported person cannot change any more: the team must find what the reporter saw. */
function freeze(model: MarketModel, { me, kind, person }: Aim): void {
  if (kind === 'listing') return;
  for (const message of model.talkOf(me, person)?.messages ?? []) {
    if (message.by === person) message.isReported = true;
  }
}
