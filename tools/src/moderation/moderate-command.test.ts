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
    ['burn', 'There is no `burn`. It is one of: work, list, show, approve'],
    ['aprove some-id', 'There is no `aprove`. Did you mean `approve`?\nFor help:'],
    ['toString some-id', 'There is no `toString`.'],
    ['approve', '  approve <id>…\n'],
    ['list some-id', '  list [--status pending|approved|rejected]\n'],
    ['block', '  block <user>…\n'],
    ['phone', '  phone <user>… [--off]\n'],
    ['papers company', '  papers <kind> <user>… [--off]\n'],
    ['papers licens sara', 'Did you mean `licence`?'],
    ['reject some-id', 'Say why: the person reads it. reject <id> --note "'],
    ['reject', '  reject <id>… --note <text>\n'],
    ['investors', '  investors approve <id>…\n'],
    ['investors approve', '  investors approve <id>…\n'],
    ['investors feature some-id', 'It is one of: list, show, approve, reject, pending.'],
    ['investors reject some-id', 'Say why: the person reads it. investors reject <id> --note "'],
    ['reports', '  reports show <case>\n'],
    ['reports shwo 1', 'Did you mean `show`?'],
    ['reports show', '  reports show <case>\n'],
    ['reports decide some-case', '  reports decide <case> <decision>'],
    ['reports decide some-case warn twice', '  reports decide <case> <decision>'],
    ['reports decide some-case takedown', 'There is no `takedown`. Did you mean `takeDown`?'],
    ['reports decide some-case warn --rule rude', 'It is one of: scam, paymentFirst'],
    ['reports decide some-case warn', 'reports decide <case> warn --note "'],
    ['reports decide some-case takeDown --rule scam', 'reports decide <case> takeDown --note "'],
    ['reports decide some-case lockOut', 'reports decide <case> lockOut --note "'],
    ['reports decide some-case confirm', 'reports decide <case> confirm --note "'],
    ['reports list --status pending', 'It is one of: open, objection, decided.'],
    ['work some-id', '  work\n'],
    ['pending', '  pending <id>…\n'],
    ['reject some-id --note-key phoneInTilte', 'Did you mean `phoneInTitle`?'],
    ['reject some-id --note no --note-key duplicate', 'Take --note or --note-key, not both.'],
    ['reports decide some-case warn --note-key none', 'It is one of: phoneInTitle, '],
    ['reports decide some-case noAction --note-key none', 'It is one of: phoneInTitle, '],
    ['promotions', '  promotions handle <id>…\n'],
    ['promotions handle', '  promotions handle <id>…\n'],
    ['promotions list some-id', '  promotions list\n'],
    ['questions handel some-id', 'Did you mean `handle`?'],
    ['audit', '  audit <id|user>\n'],
    ['audit one other', '  audit <id|user>\n'],
    ['rate 151000', 'Say where the rate is from'],
    ['rate lots --source Kifah', 'one whole number of dinars'],
    ['rate 151000.5 --source Kifah', 'one whole number of dinars'],
    ['rate 151000 152000 --source Kifah', 'one whole number of dinars'],
    ['rate --source Kifah', 'Say the dinars for 100 dollars'],
    ['rate 151000 --source Kifah --date yesterday', 'A date is a day'],
    ['rate 151000 --source Kifah --date 2026-13-40', 'A date is a day'],
    ['newsletter', '  newsletter export --origin <url>\n'],
    ['newsletter export', '  newsletter export --origin <url>\n'],
    ['newsletter export --origin qaysari', '  newsletter export --origin <url>\n'],
    ['list --status sold', 'It is one of: pending, approved, rejected.'],
    ['approve some-id --feature', "Unknown option '--feature'."],
    ['reject some-id --note', "Option '--note <value>' argument missing."],
    ['reject some-id --note=', 'Say why: the person reads it.'],
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
