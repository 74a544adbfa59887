import { describe, expect, it, vi } from 'vitest';
import { moderate } from './moderate-command.ts';

describe('npm run moderate', () => {
  it.each(['--help', '-h', 'approve --help'])('prints help for %s', async (typed) => {
    const print = vi.fn();
    expect(await moderate(typed.split(' '), print)).toBe(0);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^npm run moderate/));
  });

  it.each([
    ['', 'npm run moderate -- <what>'],
    ['burn', 'npm run moderate -- <what>'],
    ['toString some-id', 'npm run moderate -- <what>'],
    ['approve', 'npm run moderate -- <what>'],
    ['block', 'npm run moderate -- <what>'],
    ['phone', 'npm run moderate -- <what>'],
    ['investors', 'npm run moderate -- <what>'],
    ['investors approve', 'npm run moderate -- <what>'],
    ['investors feature some-id', 'npm run moderate -- <what>'],
    ['reports', 'npm run moderate -- <what>'],
    ['reports show', 'npm run moderate -- <what>'],
    ['reports decide some-case', 'npm run moderate -- <what>'],
    ['reports decide some-case warn twice', 'npm run moderate -- <what>'],
    ['reports list --status pending', 'npm run moderate -- <what>'],
    ['rate 151000', 'Say where the rate is from'],
    ['rate lots --source Kifah', 'one whole number of dinars'],
    ['rate 151000.5 --source Kifah', 'one whole number of dinars'],
    ['rate 151000 152000 --source Kifah', 'one whole number of dinars'],
    ['rate --source Kifah', 'Say the dinars for 100 dollars'],
    ['rate 151000 --source Kifah --date yesterday', 'A date is a day'],
    ['rate 151000 --source Kifah --date 2026-13-40', 'A date is a day'],
    ['newsletter', 'npm run moderate -- <what>'],
    ['newsletter export', 'npm run moderate -- <what>'],
    ['newsletter export --origin qaysari', 'npm run moderate -- <what>'],
    ['list --status sold', 'npm run moderate -- <what>'],
    ['approve some-id --feature', "Unknown option '--feature'."],
    ['reject some-id --note', "Option '--note <value>' argument missing."],
  ])('refuses "%s" without asking any database', async (typed, says) => {
    const print = vi.fn();
    const working = moderate(typed === '' ? [] : typed.split(' '), print);
    await expect(working).rejects.toMatchObject({
      name: 'PlainProblem',
      message: expect.stringContaining(says) as string,
    });
    expect(print).not.toHaveBeenCalled();
  });
});
