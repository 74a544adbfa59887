import { basketOfBread, breadOven, breadStack, flatbread, samoon } from '../props/bread.ts';
import { orange, pomegranate } from '../props/farm.ts';
import { cake, kebabGrill, platter } from '../props/food.ts';
import { jar } from '../props/groceries.ts';
import { roundTree } from '../props/plants.ts';
import { packet } from '../props/shop.ts';
import { lantern } from '../props/signs.ts';
import {
  cafeTable,
  chair,
  coffeeCup,
  dallah,
  istikan,
  samovar,
  teaTray,
  teapot,
} from '../props/tea.ts';
import { masgouf } from '../props/water.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('tea house', 'tea chai saru night', (p) =>
    counter(
      p,
      [teapot, istikan, dallah, coffeeCup],
      [
        [samovar, 330],
        [teaTray, 130],
        [teapot, 150],
      ],
    ),
  ),
  view('grill', 'kebab grill', (p) =>
    interior(p, {
      floorY: 740,
      tiles: true,
      lamps: [300, 980],
      behind: [
        [lantern, 170, 420, 190],
        [lantern, 1110, 420, 190],
      ],
      things: [[kebabGrill, 640, 880, 470]],
    }),
  ),
  view('bakery', 'bakery samoon bread oven', (p) =>
    interior(p, {
      floorY: 780,
      tiles: true,
      things: [
        [breadOven, 560, 810, 690],
        [basketOfBread, 1060, 900, 290],
      ],
    }),
  ),
  view('table by the window', 'cafe equipment', (p) =>
    interior(p, {
      window: [400, 90, 480, 470, 'arch'],
      rug: true,
      things: [
        [chair, 330, 850, 400],
        [cafeTable, 640, 890, 400],
        [chair, 950, 850, 400],
      ],
    }),
  ),
  view('tea close by', 'street', (p) =>
    tabletop(p, [
      [samovar, 560],
      [istikan, 250],
      [istikan, 240],
      [teapot, 230],
    ]),
  ),
  view('spread', 'kitchen feast', (p) =>
    flatlay(p, [platter, flatbread, samoon, samoon, pomegranate, orange]),
  ),
  view('front', 'restaurant', (p) =>
    shopfront(
      p,
      [samoon, breadStack, istikan, teapot],
      [
        [cafeTable, 880, 900, 230],
        [chair, 1060, 910, 240],
      ],
    ),
  ),
  view('river fish', 'masgouf corniche fish', (p) =>
    outdoors(p, {
      back: 'palms',
      horizon: 500,
      water: 690,
      things: [
        [masgouf, 560, 870, 400],
        [cafeTable, 1050, 900, 220],
      ],
      palm: true,
    }),
  ),
  view('coffee bar', 'coffee bar', (p) =>
    counter(
      p,
      [coffeeCup, packet, jar, istikan],
      [
        [dallah, 250],
        [coffeeCup, 130],
        [cake, 240],
        [coffeeCup, 120],
      ],
    ),
  ),
  view('garden', 'garden share', (p) =>
    outdoors(p, {
      back: 'mountains',
      horizon: 520,
      things: [
        [roundTree, 190, 760, 440],
        [cafeTable, 520, 860, 290],
        [chair, 330, 870, 300],
        [chair, 710, 870, 300],
        [lantern, 930, 850, 150],
        [roundTree, 1130, 800, 520],
      ],
    }),
  ),
];
