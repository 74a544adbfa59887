import fc from 'fast-check';
import { peopleCommands } from './reordering-people.ts';
import { people, type Choices, type Scene } from './reordering-scene.ts';
import { staffCommands } from './reordering-staff.ts';

const plays = { ...peopleCommands, ...staffCommands };

export async function play(scene: Scene, choices: Choices): Promise<number | undefined> {
  scene.count += 1;
  return plays[choices.play]?.run(scene, choices);
}

/** Staff wait until a change has taken effect before they make the next. */
export function isOfStaff({ play: name }: Choices): boolean {
  return name in staffCommands;
}

const weighted = Object.entries(plays).map(([name, { weight }]) => ({
  weight,
  arbitrary: fc.constant(name),
}));

const first = { who: 0, whom: 0, way: 0 };
const second = { ...first, who: 1 };

/** What is seldom chosen together: a message that is edited twice, a case, a lock-out of somebody who has written. */
const opening: readonly Choices[] = [
  { ...first, play: 'write' },
  { ...first, play: 'rewrite' },
  { ...first, play: 'rewrite' },
  { ...first, play: 'publish' },
  { ...first, play: 'approve' },
  { ...second, play: 'report' },
  { ...second, play: 'write' },
  { ...first, play: 'decideCase' },
  { ...first, play: 'lockOut' },
  { ...first, play: 'letIn' },
];

/** An opening that is always the same, and then so many plays at random. */
export const someHistory = (length: number) =>
  fc
    .array(
      fc.record({
        play: fc.oneof(...weighted),
        ...{ who: fc.nat(people.length - 1), whom: fc.nat(999), way: fc.nat(999) },
      }),
      { minLength: length, maxLength: length, size: 'max' },
    )
    .map((choices) => [...opening, ...choices]);
