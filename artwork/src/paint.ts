import { darken, lighten, type Colour } from './colour.ts';
import type { Palette } from './palette.ts';
import type { Random } from '../../tools/src/random.ts';

/** The colours, gradients and chance of one picture. Light falls from the upper left; pictures are mirrored whole. */
export class Paint {
  readonly palette: Palette;
  readonly random: Random;
  private readonly defs = new Map<string, string>();

  constructor(palette: Palette, random: Random) {
    this.palette = palette;
    this.random = random;
  }

  private define(key: string, make: (id: string) => string): string {
    const known = this.defs.get(key);
    const id = known ? (/id="(\w+)"/.exec(known)?.[1] ?? '') : `d${this.defs.size}`;
    if (!known) this.defs.set(key, make(id));
    return id;
  }

  private linear(from: Colour, middle: Colour, to: Colour, end: string): string {
    const id = this.define(
      `${from}${middle}${to}${end}`,
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** From top to bottom. */
  down(from: Colour, to: Colour, middle?: Colour): string {
    const half = middle ?? from;
    return middle
      ? this.linear(from, half, to, 'x2="0" y2="1"')
      : this.twoStops(from, to, 'x2="0" y2="1"');
  }

  /** From left to right. */
  across(from: Colour, to: Colour): string {
    return this.twoStops(from, to, 'x2="1" y2="0"');
  }

  private twoStops(from: Colour, to: Colour, end: string): string {
    const id = this.define(
      `${from}${to}${end}`,
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A rounded body: bright where the light meets it, dark where it turns away. */
  body(colour: Colour): string {
    return this.linear(lighten(colour, 0.26), colour, darken(colour, 0.32), 'x2="1" y2="0"');
  }

  /** A flat face seen at a slant. */
  face(colour: Colour): string {
    return this.twoStops(lighten(colour, 0.12), darken(colour, 0.14), 'x2="1" y2="1"');
  }

  /** A round glow that fades to nothing. */
  glow(colour: Colour, opacity: number): string {
    const id = this.define(
      `glow${colour}${opacity}`,
      (name) =>
        `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${opacity * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Fades out towards the right, or downwards. */
  fade(colour: Colour, opacity: number, direction: 'right' | 'down' = 'right'): string {
    const end = direction === 'right' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
    const id = this.define(
      `fade${colour}${opacity}${direction}`,
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Light that appears and dies away, downwards. */
  shaft(colour: Colour, opacity: number): string {
    const id = this.define(
      `shaft${colour}${opacity}`,
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".4" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity * 0.25}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A clipping area, as the value of a `clip-path` attribute. */
  clip(content: string): string {
    return `url(#${this.define(`clip${content}`, (name) => `<clipPath id="${name}">${content}</clipPath>`)})`;
  }

  /** A repeating pattern of square cells. */
  pattern(cell: number, content: string): string {
    const id = this.define(
      `pattern${content}`,
      (name) =>
        `<pattern id="${name}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    );
    return `url(#${id})`;
  }

  definitions(): string {
    return `<defs>${[...this.defs.values()].join('')}</defs>`;
  }
}
