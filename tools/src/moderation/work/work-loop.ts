import type { Print } from '../command-values.ts';
import type { Note } from '../note.ts';
import { ageText } from '../revision.ts';
import { answerOf, sumOf, type Answer } from '../work-off.ts';
import { chooseNote } from './choose-note.ts';
import { HeldDecisions, type Later } from './held-decisions.ts';
import { endKeys, enterKeys } from './keys.ts';
import type { Choice, Thing, Waiting } from './thing.ts';
import type { WorkQueue } from './work-queue.ts';

/** The terminal of staff, and the time. */
export interface WorkPlace {
  keys: AsyncIterable<string>;
  print: Print;
  /** Shows what is being typed, without a new line. */
  echo?: Print | undefined;
  now: () => number;
  later?: Later | undefined;
}

type Queue = WorkQueue<Waiting, Thing>;

interface Made {
  thing: Thing;
  choice: Choice;
  note: Note | undefined;
}

const help = `  A decision is written after 30 seconds, or when you end. Until then u takes it back.
  u also takes back what is written, but for cases. q and Ctrl-C end.
  What somebody else decides or changes meanwhile is never overwritten: you read it, and look again.`;

/** Shows what waits, one thing after the other, and takes decisions. Returns the exit code: 1 when any failed. */
export async function workThrough(place: WorkPlace, queue: Queue): Promise<number> {
  const session = new Session(place, queue);
  let answers: Answer[] = [];
  try {
    await session.run();
  } finally {
    answers = await session.end();
    place.print(answers.length === 0 ? 'Nothing was decided.' : sumOf(answers));
  }
  return answers.every(({ isDone }) => isDone) ? 0 : 1;
}

class Session {
  readonly #place: WorkPlace;
  readonly #queue: Queue;
  readonly #keys: AsyncIterator<string>;
  readonly #held: HeldDecisions<Made>;

  constructor(place: WorkPlace, queue: Queue) {
    this.#place = place;
    this.#queue = queue;
    this.#keys = place.keys[Symbol.asyncIterator]();
    this.#held = new HeldDecisions((made) => this.#write(made), place.later);
  }

  async run(): Promise<void> {
    let isGoingOn = true;
    while (isGoingOn) {
      const thing = await this.#queue.next();
      this.#show(thing);
      isGoingOn = await this.#askAbout(thing);
    }
  }

  /** Writes what is held, and leaves the terminal as it was. */
  async end(): Promise<Answer[]> {
    await this.#keys.return?.();
    return this.#held.end();
  }

  #show(thing: Thing | undefined): void {
    const { print, now } = this.#place;
    if (!thing) {
      print('\nNothing else waits. u takes back, q ends, any other key looks again.');
      return;
    }
    const { total, left } = this.#queue;
    const { title, lines, waiting } = thing;
    const head = `${total - left} of ${total}  ${title}  ${ageText(waiting.since, now())}`;
    print(['', head, ...lines, keysOf(thing)].join('\n'));
  }

  /** False where staff end. */
  async #askAbout(thing: Thing | undefined): Promise<boolean> {
    for (;;) {
      const key = await this.#nextKey();
      if (key === undefined || endKeys.includes(key)) return false;
      if (key === 'u') {
        if (await this.#takeBack(thing)) return true;
        continue;
      }
      if (!thing || key === 's') return true;
      if (enterKeys.includes(key)) continue;
      if (key === '?') this.#place.print(help);
      const choice = thing.choices.find((each) => each.key === key);
      if (choice ? await this.#decide(thing, choice) : false) return true;
      this.#place.print(keysOf(thing));
    }
  }

  async #nextKey(): Promise<string | undefined> {
    const pressed = await this.#keys.next();
    return pressed.done ? undefined : pressed.value;
  }

  /** False where staff go back. */
  async #decide(thing: Thing, choice: Choice): Promise<boolean> {
    const { print, echo = () => undefined } = this.#place;
    if (choice.problem !== undefined) {
      print(`  ${choice.problem}`);
      return false;
    }
    const { language, sentences } = thing;
    const nextKey = () => this.#nextKey();
    const note = choice.asksNote
      ? await chooseNote({ nextKey, print, echo, language, sentences })
      : undefined;
    if (choice.asksNote && !note) return false;
    print(`→ ${choice.outcome}`);
    this.#held.hold({ thing, choice, note });
    return true;
  }

  async #write({ thing, choice, note }: Made): Promise<Answer> {
    const answer = await choice.write(note).catch((error: unknown) => {
      this.#queue.putFirst(thing.waiting);
      return answerOf(thing.title, error);
    });
    if (!answer.isDone) this.#place.print(`! ${answer.said}`);
    return answer;
  }

  /** Shows the last thing again that was decided about. False where there is none, or it cannot be taken back. */
  async #takeBack(shown: Thing | undefined): Promise<boolean> {
    let refused = 0;
    const made = await this.#held.takeBack(async (written) => {
      const isTakenBack = await this.#takeBackWritten(written);
      if (!isTakenBack) refused += 1;
      return isTakenBack;
    });
    if (made) {
      if (shown) this.#queue.putFirst(shown.waiting);
      this.#queue.putFirst(made.thing.waiting);
      this.#place.print(`← not ${made.choice.outcome}: ${made.thing.title}`);
    } else if (refused === 0) this.#place.print('There is nothing to take back.');
    return made !== undefined;
  }

  async #takeBackWritten({ thing, choice }: Made): Promise<boolean> {
    const { print } = this.#place;
    if (!choice.takeBack) {
      const { id } = thing.waiting;
      print(`It is written, and people have been told. A measure is taken back by:
  npm run moderate -- reports decide ${id} reverse`);
      return false;
    }
    try {
      print(await choice.takeBack());
      return true;
    } catch (error) {
      print(`! ${answerOf(thing.title, error).said}`);
      return false;
    }
  }
}

/** What may be pressed. */
function keysOf({ choices }: Thing): string {
  const own = choices.map(({ key, name }) => `${key} ${name}`);
  return `[${[...own, 's skip', 'u undo', 'q end', '? help'].join('   ')}]`;
}
