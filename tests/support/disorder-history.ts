import fc from 'fast-check';
import { peoplePlays } from './disorder-people.ts';
import { people, type Drawn, type Scene } from './disorder-scene.ts';
import { staffPlays } from './disorder-staff.ts';

const plays = { ...peoplePlays, ...staffPlays };

export async function play(scene: Scene, drawn: Drawn): Promise<number | undefined> {
  scene.count += 1;
  return plays[drawn.play]?.run(scene, drawn);
}

/** Staff wait until a change has taken effect before they make the next. */
export function isOfStaff({ play: name }: Drawn): boolean {
  return name in staffPlays;
}

const weighted = Object.entries(plays).map(([name, { weight }]) => ({
  weight,
  arbitrary: fc.constant(name),
}));

export const someHistory = (length: number) =>
  fc.array(
    fc.record({
      play: fc.oneof(...weighted),
      ...{ who: fc.nat(people.length - 1), whom: fc.nat(999), way: fc.nat(999) },
    }),
    { minLength: length, maxLength: length, size: 'max' },
  );
