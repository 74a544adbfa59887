import { mix, type Colour } from './colour.ts';
import type { Random } from '../../tools/src/random.ts';

/** Every colour a picture may use, chosen once per picture. */
export interface Palette {
  skyTop: Colour;
  skyLow: Colour;
  sun: Colour;
  /** Distant layers of a landscape. */
  far: Colour;
  near: Colour;
  wall: Colour;
  wood: Colour;
  floor: Colour;
  metal: Colour;
  accent: Colour;
  second: Colour;
  third: Colour;
  leaf: Colour;
  ink: Colour;
  paper: Colour;
  lamp: Colour;
  /** How strongly lamps glow and daylight falls in, 0 to 1. */
  glow: number;
  /** A veil over the whole picture that ties it together. */
  veil: Colour;
  veilOpacity: number;
}

interface Hour {
  skyTop: Colour;
  skyLow: Colour;
  sun: Colour;
  far: Colour;
  near: Colour;
  veil: Colour;
  veilOpacity: number;
  glow: number;
}

const hours = {
  morning: {
    skyTop: '#bcd9d8',
    skyLow: '#f9ead0',
    sun: '#fff3d2',
    far: '#a9c3bd',
    near: '#6d9488',
    veil: '#fff0d0',
    veilOpacity: 0.06,
    glow: 0.55,
  },
  noon: {
    skyTop: '#8fc1c6',
    skyLow: '#e9f0e2',
    sun: '#fffbe9',
    far: '#9dbfb8',
    near: '#5c8c80',
    veil: '#eef5e8',
    veilOpacity: 0.04,
    glow: 0.4,
  },
  golden: {
    skyTop: '#e9b27c',
    skyLow: '#fbe3b4',
    sun: '#fff0c0',
    far: '#d09a74',
    near: '#93664f',
    veil: '#f0a85a',
    veilOpacity: 0.1,
    glow: 0.75,
  },
  rose: {
    skyTop: '#c99a94',
    skyLow: '#f8dcc0',
    sun: '#ffe6c4',
    far: '#b98b86',
    near: '#7c5f68',
    veil: '#e9a58a',
    veilOpacity: 0.08,
    glow: 0.7,
  },
  dusk: {
    skyTop: '#39607c',
    skyLow: '#e2b795',
    sun: '#ffd9a3',
    far: '#5f7f92',
    near: '#2f5566',
    veil: '#3b6485',
    veilOpacity: 0.1,
    glow: 0.9,
  },
  evening: {
    skyTop: '#1d4556',
    skyLow: '#6f95a0',
    sun: '#f7e6c0',
    far: '#315e6e',
    near: '#17414d',
    veil: '#12404f',
    veilOpacity: 0.14,
    glow: 1,
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof hours;
export const hourNames = Object.keys(hours) as HourName[];

const walls: readonly Colour[] = [
  '#f3e7d3',
  '#e8d3b2',
  '#2a6a6c',
  '#7f9fac',
  '#dba98a',
  '#b4c0a2',
  '#e6c5b0',
  '#1b4f55',
  '#c9d3c4',
  '#c98d63',
  '#48707f',
];
const woods: readonly Colour[] = ['#9a643c', '#7b4d30', '#b98350', '#5f4134'];
const floors: readonly Colour[] = ['#d8bd95', '#c7a77e', '#b7b09c', '#a98560', '#cfc3ac'];
const accents: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#b5673a', '#0f5257', '#e0b565'],
  ['#0f5257', '#c97a46', '#e8cf9a'],
  ['#c2553d', '#2c6e6a', '#ecc27c'],
  ['#d19a3f', '#1d5a66', '#c46a4a'],
  ['#3e6f86', '#c27a4a', '#efd7a8'],
  ['#7f8f4e', '#a9572f', '#efcf8d'],
];
const metals: readonly Colour[] = ['#c78a4a', '#b9bdb6', '#d3a75c', '#93a5a6'];

/** A palette of one hour of the day; the rest is chance. */
export function paletteAt(hourName: HourName, random: Random): Palette {
  const hour = hours[hourName];
  const [accent, second, third] = random.pick(accents);
  const wall = random.pick(walls);
  return {
    ...hour,
    wall: hourName === 'evening' ? mix(wall, '#0f3f4a', 0.45) : wall,
    wood: random.pick(woods),
    floor: hourName === 'evening' ? mix(random.pick(floors), '#12343d', 0.3) : random.pick(floors),
    metal: random.pick(metals),
    accent,
    second,
    third,
    leaf: random.pick(['#5d7f4a', '#4a7256', '#7b8f4f', '#3f6b4c']),
    ink: '#123c44',
    paper: '#faf3e4',
    lamp: '#ffdf9e',
  };
}
