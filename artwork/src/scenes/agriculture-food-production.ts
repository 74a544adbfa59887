import { breadStack, flatbread } from '../props/bread.ts';
import { villa } from '../props/building.ts';
import { ladder } from '../props/cleaning.ts';
import {
  beehive,
  cheese,
  dateDish,
  furrows,
  greenhouse,
  hen,
  honeyJar,
  milkChurn,
  orange,
  palm,
  pomegranate,
  sheep,
  wateringCan,
} from '../props/farm.ts';
import { platter } from '../props/food.ts';
import { eggs } from '../props/gatherings.ts';
import { fruitCrate, jar } from '../props/groceries.ts';
import { roundTree, wheatSheaf } from '../props/plants.ts';
import { dallah, istikan } from '../props/tea.ts';
import { tent } from '../props/travel.ts';
import { reedBoat, tractor } from '../props/vehicles.ts';
import { set } from '../prop.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('palms', 'date grove palm', (p) =>
    outdoors(p, {
      back: 'palms',
      things: [
        [palm, 230, 800, 620],
        [palm, 1060, 790, 560],
        [palm, 700, 740, 430],
        [fruitCrate, 520, 890, 150],
      ],
    }),
  ),
  view('greenhouse', 'greenhouse', (p) =>
    outdoors(p, {
      back: 'hills',
      things: [
        [greenhouse, 600, 830, 430],
        [wateringCan, 1120, 910, 150],
      ],
    }),
  ),
  view('hives', 'beehives bees honey qaradagh', (p) =>
    outdoors(p, {
      back: 'mountains',
      things: [
        [beehive, 260, 780, 220],
        [beehive, 560, 820, 270],
        [beehive, 900, 870, 330],
        [roundTree, 1160, 800, 430],
      ],
    }),
  ),
  view('field', 'rice mill', (p) =>
    outdoors(p, {
      back: 'open',
      horizon: 560,
      between: set(p, furrows, 640, 960, 400),
      things: [[tractor, 560, 810, 330]],
    }),
  ),
  view('honey', 'jam label blossom', (p) =>
    tabletop(p, [
      [honeyJar, 300],
      [jar, 240],
      [orange, 180],
    ]),
  ),
  view('dates', 'dish', (p) =>
    tabletop(p, [
      [dateDish, 220],
      [dallah, 380],
      [istikan, 190],
    ]),
  ),
  view('orchard', 'orchard', (p) =>
    outdoors(p, {
      back: 'mountains',
      things: [
        [roundTree, 200, 760, 400],
        [roundTree, 560, 750, 370],
        [roundTree, 950, 780, 460],
        [fruitCrate, 420, 890, 160],
        [fruitCrate, 700, 910, 160],
        [ladder, 1060, 850, 320],
      ],
    }),
  ),
  view('ponds', 'fish farm', (p) =>
    outdoors(p, {
      back: 'palms',
      horizon: 480,
      water: 760,
      things: [
        [reedBoat, 740, 700, 130],
        [fruitCrate, 300, 890, 140],
        [wateringCan, 1010, 910, 150],
      ],
    }),
  ),
  view('hens', 'broiler sheds eggs', (p) =>
    outdoors(p, {
      back: 'hills',
      things: [
        [villa, 900, 740, 260],
        [hen, 260, 830, 190],
        [hen, 520, 880, 230],
        [hen, 780, 840, 180],
        [eggs, 1020, 910, 130],
      ],
    }),
  ),
  view('dairy', 'geymar startup', (p) =>
    tabletop(p, [
      [milkChurn, 400],
      [cheese, 180],
      [breadStack, 200],
    ]),
  ),
  view('flock', 'sheep', (p) =>
    outdoors(p, {
      back: 'mountains',
      things: [
        [sheep, 300, 770, 170],
        [sheep, 620, 810, 210],
        [sheep, 960, 870, 260],
        [tent, 1080, 740, 190],
      ],
    }),
  ),
  view('harvest', 'khanaqin', (p) =>
    flatlay(p, [flatbread, platter, pomegranate, orange, wheatSheaf, pomegranate]),
  ),
];
