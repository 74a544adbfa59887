import { readySentenceKeys } from '../../../functions/src/review/ready-sentences.ts';
import { PlainProblem } from '../plain-problem.ts';

/** Each command as staff type it, and what it does. */
const commands = [
  [
    'work',
    'everything that waits, one thing after the other: a approves, r rejects,\ns skips, u takes back, q ends, ? explains',
  ],
  [
    'list [--status pending|approved|rejected]',
    'ads, who waits longest first (pending ones by default)',
  ],
  ['show <id>…', 'one ad, its owner, and what is missing before it can be approved'],
  ['approve <id>…', 'shows ads to everyone and tells their owners'],
  ['reject <id>… --note <text>', 'takes ads down; the owners read the note'],
  ['pending <id>…', 'has ads wait again: they leave the site, without a mail'],
  [
    'feature <id>… [--off] [--confirm]',
    'puts ads first in lists, or no longer; --confirm for one without pictures',
  ],
  ['block <user>…', 'locks people out and hides their ads'],
  ['unblock <user>…', 'lets them in again; their ads come back'],
  ['phone <user>… [--off]', 'notes that you have reached people at their number, or not'],
  ['papers <kind> <user>… [--off]', 'notes that you have seen papers: identity, company, licence'],
  ['investors list [--status …]', 'investor profiles, who waits longest first'],
  ['investors show <id>…', 'one profile, and what is missing before it can be approved'],
  ['investors approve <id>…', 'lets people into the directory and tells them'],
  ['investors reject <id>… --note <text>', 'takes them out of it; they read the note'],
  ['investors pending <id>…', 'has profiles wait again'],
  [
    'reports list [--status open|objection|decided]',
    'what was reported, the oldest first (open ones by default)',
  ],
  ['reports show <case>', 'one case: who says what, what is stored, earlier decisions'],
  [
    'reports decide <case> <decision> [--rule <rule>] [--note <text>]',
    'noAction, warn, takeDown, lockOut; confirm or reverse the last.\nwarn, takeDown, lockOut and confirm need a note: the person reads it',
  ],
  ['promotions list', 'open requests for promotion, and how to reach who asks'],
  ['promotions handle <id>…', 'notes that requests are handled; the owners can ask again'],
  ['questions list', 'open questions before somebody becomes an investor'],
  ['questions handle <uid>…', 'notes that questions are answered; the people can ask again'],
  ['audit <id|user>', 'what staff decided about a thing or a person, the latest first'],
  ['rate', 'the market rate in force, and the latest that were set'],
  [
    'rate <dinars> --source <text> [--date <day>] [--confirm]',
    'sets it: dinars for 100 dollars; --confirm where it asks again',
  ],
  ['newsletter export --origin <url>', 'who gets the newsletter, as CSV; <url>: where the site is'],
] as const;

/** Where explanations begin. */
const indent = 46;

/** A long command has its explanation below. */
function helpOf([form, does]: (typeof commands)[number]): string {
  const explanation = does.replaceAll('\n', `\n${' '.repeat(indent)}`);
  const start = `  ${form}`;
  const isLong = start.length > indent - 2;
  return isLong
    ? `${start}\n${' '.repeat(indent)}${explanation}`
    : `${start.padEnd(indent)}${explanation}`;
}

export const usage = `npm run moderate -- <what> [--project <id>]

${commands.map(helpOf).join('\n')}

<id>: as list and show print it. The part after @ is the revision that was read: when the owner has changed the ad or
the profile since, nothing is decided. Without it, it is taken as it is.
<case>: as list and show print it, or the number of a receipt.
<user>: a username, an email address or a uid
--note-key <key> instead of --note: a ready sentence in the language of the person who reads it:
${readySentenceKeys.join(', ')}`;

const help = 'For help: npm run moderate -- --help';

/** The words that may follow these, without repetition. */
export function wordsAfter(...before: readonly string[]): string[] {
  const forms = commands.map(([form]) => form.split(' '));
  const following = forms.filter((form) => before.every((word, at) => form[at] === word));
  return [...new Set(following.flatMap((form) => form[before.length] ?? []))];
}

/** A problem for words of a known command that are too few or too many. */
export function misuse(...words: readonly string[]): PlainProblem {
  const start = words.join(' ');
  const forms = commands
    .map(([form]) => form)
    .filter((form) => form === start || form.startsWith(`${start} `));
  return new PlainProblem(
    ['It is written so:', ...forms.map((form) => `  ${form}`), help].join('\n'),
  );
}

/** A problem for a word that is none of these: it names the one that was probably meant, or all. */
export function unknownWord(typed: string, known: readonly string[]): PlainProblem {
  const [near] = known
    .map((word) => ({ word, distance: distanceOf(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= word.length / 3)
    .sort((one, other) => one.distance - other.distance);
  const hint = near ? `Did you mean \`${near.word}\`?` : `It is one of: ${known.join(', ')}.`;
  return new PlainProblem(`There is no \`${typed}\`. ${hint}\n${help}`);
}

/** How many signs are to be added, removed, replaced, or swapped with the next one. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSwap = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const costs = [
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        ...(isSwap ? [(before[to - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...costs));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
