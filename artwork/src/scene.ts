import type { Paint } from './paint.ts';
import type { Prop } from './prop.ts';

/** A thing, where its foot stands and how tall it is drawn. */
export type Placed = readonly [prop: Prop, x: number, y: number, height: number];

/** One view of a kind of business. */
export interface Scene {
  name: string;
  /** Words of a listing's key that this view fits best. */
  words: readonly string[];
  draw(paint: Paint): string;
}

/** A scene; `words` are separated by spaces. */
export function view(name: string, words: string, draw: (paint: Paint) => string): Scene {
  return { name, words: words.split(' '), draw };
}
