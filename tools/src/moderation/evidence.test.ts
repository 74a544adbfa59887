import { describe, expect, it } from 'vitest';
import { evidenceLines } from './evidence.ts';

const nameOf = (uid: string) => `${uid.toUpperCase()} (${uid})`;
const message = (seq: number, fields: object) => ({
  ...{ id: `m${seq}`, seq, sender: 'omar', content: '', ...fields },
});

describe('evidenceLines', () => {
  it('marks the reported message, and names who wrote', () => {
    const messages = [
      message(1, { content: 'Hello' }),
      message(2, { content: 'Pay first', original: 'Deposit' }),
    ];
    expect(evidenceLines({ message: 'm2', messages }, nameOf)).toEqual([
      '    1 OMAR (omar): Hello',
      '  → 2 OMAR (omar): Deposit -> Pay first',
    ]);
  });

  it('puts phrases and meetings into words', () => {
    const meeting = { day: '2026-11-30', hour: '16:30', place: 'Café', state: 'declined' };
    const messages = [
      message(1, { phrase: { key: 'lastPrice' } }),
      message(2, { phrase: { key: 'canSeeOn', day: '2026-11-29' } }),
      message(3, { meeting }),
      message(4, { answer: { meeting: 'm3', answer: 'declined' }, deletedAt: 'then' }),
    ];
    const lines = evidenceLines({ messages }, nameOf).join('\n');
    expect(lines.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      [
        '    1 OMAR (omar): What is your last price?',
        '    2 OMAR (omar): Can I see it on Sunday, 29 November 2026?',
        '    3 OMAR (omar): Meeting: Monday, 30 November 2026, 16:30 in Baghdad, Café (declined)',
        '    4 OMAR (omar): The time of the meeting doesn’t suit me (deleted)',
      ].join('\n'),
    );
  });

  it('names the owner of the stored ad, and shows its lists and maps', () => {
    const listing = { title: 'Mill', owner: 'sara', priceHistory: [{ price: 5 }, { price: 4 }] };
    expect(evidenceLines({ listing }, nameOf)).toEqual([
      '    as it was: title Mill, owner SARA (sara), priceHistory ((price 5); (price 4))',
    ]);
  });
});
