import { fabricRoll } from '../props/carpets.ts';
import { comb, scissors, spaStones } from '../props/beauty.ts';
import { basketOfBread, breadOven, breadStack, flatbread, samoon } from '../props/bread.ts';
import { mannequin } from '../props/clothes.ts';
import { hen, honeyJar, orange, pomegranate } from '../props/farm.ts';
import { cake, plate } from '../props/food.ts';
import { eggs, incubator } from '../props/gatherings.ts';
import { jar } from '../props/groceries.ts';
import { candle, clayPot, cookies, embroideryHoop, soap, stove, yarn } from '../props/home.ts';
import { sewingMachine } from '../props/industry.ts';
import { desk, pen } from '../props/office.ts';
import { bouquet } from '../props/plants.ts';
import { coffeeCup } from '../props/tea.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('kitchen', 'kitchen kubba frozen', (p) =>
    interior(p, {
      window: [430, 110, 360, 330, 'square'],
      floorY: 740,
      tiles: true,
      things: [
        [stove, 260, 850, 440],
        [desk, 780, 860, 280],
        [jar, 620, 598, 130],
        [plate, 800, 600, 90],
        [breadStack, 980, 598, 110],
      ],
    }),
  ),
  view('cake', 'cake', (p) =>
    tabletop(p, [
      [cake, 430],
      [coffeeCup, 170],
      [plate, 140],
    ]),
  ),
  view('jars', 'pickles amba jars', (p) =>
    tabletop(p, [
      [jar, 300],
      [jar, 250],
      [jar, 310],
      [jar, 230],
    ]),
  ),
  view('sewing', 'sewing abaya tailor dress', (p) =>
    interior(p, {
      window: [120, 110, 300, 400, 'arch'],
      things: [
        [desk, 560, 860, 290],
        [sewingMachine, 540, 590, 230],
        [mannequin, 1030, 870, 500],
      ],
    }),
  ),
  view('soap', 'soap natural brand', (p) =>
    tabletop(p, [
      [soap, 150],
      [candle, 260],
      [spaStones, 300],
    ]),
  ),
  view('thread', 'tailor kurdish', (p) =>
    flatlay(p, [embroideryHoop, scissors, yarn, fabricRoll, pen, comb]),
  ),
  view('bread', 'bread', (p) =>
    interior(p, {
      floorY: 770,
      tiles: true,
      things: [
        [breadOven, 470, 810, 610],
        [basketOfBread, 980, 890, 290],
      ],
    }),
  ),
  view('eggs', 'egg incubators', (p) =>
    tabletop(p, [
      [incubator, 500],
      [eggs, 180],
      [hen, 260],
    ]),
  ),
  view('baking', 'ramadi', (p) =>
    flatlay(p, [cookies, flatbread, samoon, coffeeCup, pomegranate, orange]),
  ),
  view('shelf', 'store', (p) =>
    counter(
      p,
      [jar, soap, candle, clayPot, honeyJar],
      [
        [cake, 240],
        [basketOfBread, 160],
        [yarn, 130],
      ],
    ),
  ),
  view('pottery', 'pottery', (p) =>
    tabletop(p, [
      [clayPot, 400],
      [clayPot, 300],
      [bouquet, 340],
    ]),
  ),
];
