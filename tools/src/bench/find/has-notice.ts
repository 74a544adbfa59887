import type { UnderstoodWords } from '@qaysari/contract/listing/types';

/** Whether words of a search were left out, widened or corrected: a line above the ads says so. */
export function hasNotice(understood: readonly UnderstoodWords[] = []): boolean {
  return understood.some(
    ({ instead, isWidened, isLeftOut }) =>
      instead !== undefined || isWidened === true || isLeftOut === true,
  );
}
