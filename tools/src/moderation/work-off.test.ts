import { describe, expect, it } from 'vitest';
import { PlainProblem } from '../plain-problem.ts';
import { NotDone, workOff } from './work-off.ts';

const answers = {
  good: () => ({ said: 'good\n  status: approved', outcome: 'approved', isDone: true }),
  incomplete: () => ({ said: 'incomplete\n  pending', outcome: 'went back', isDone: false }),
  none: () => {
    throw new NotDone('There is no ad.', 'not found');
  },
  old: () => {
    throw new NotDone('The owner has changed it since.', 'changed since');
  },
  offline: () => {
    throw new Error('No connection.');
  },
};

const work = (name: string) =>
  Promise.resolve().then(() => answers[name as keyof typeof answers]());

async function typed(...names: string[]) {
  const said: string[] = [];
  const working = workOff(names, work, (text) => said.push(text));
  return { code: await working.catch((error: unknown) => error), said };
}

describe('workOff', () => {
  it('tries all, prints each result under its id, and sums up', async () => {
    expect(await typed('good', 'none', 'incomplete', 'old', 'good')).toEqual({
      code: 1,
      said: [
        'good\n  status: approved',
        'none\n  There is no ad.',
        'incomplete\n  pending',
        'old\n  The owner has changed it since.',
        'good\n  status: approved',
        '2 approved, 1 not found, 1 went back, 1 changed since',
      ],
    });
  });

  it('ends with 0 when all are done', async () => {
    expect(await typed('good', 'good')).toMatchObject({ code: 0 });
  });

  it('answers for one alone without a sum, and throws its problem', async () => {
    expect(await typed('good')).toEqual({ code: 0, said: ['good\n  status: approved'] });
    expect(await typed('incomplete')).toEqual({ code: 1, said: ['incomplete\n  pending'] });
    expect((await typed('none')).code).toBeInstanceOf(PlainProblem);
  });

  it('goes on after an unexpected error, and counts it', async () => {
    const { code, said } = await typed('offline', 'good');
    expect({ code, said }).toEqual({
      code: 1,
      said: ['offline\n  No connection.', 'good\n  status: approved', '1 failed, 1 approved'],
    });
  });
});
