import { breadStack } from '../props/bread.ts';
import { ladder, solarPanel } from '../props/cleaning.ts';
import { cake } from '../props/food.ts';
import { mushrooms } from '../props/gatherings.ts';
import { fruitCrate, jar, sack } from '../props/groceries.ts';
import { machine } from '../props/industry.ts';
import { reportBoard } from '../props/money.ts';
import { documentSheet, notebook, pen } from '../props/office.ts';
import { handshake, meeting, standingCovered, standingPerson } from '../props/people.ts';
import { bridge, puzzle } from '../props/signs.ts';
import { key } from '../props/site.ts';
import { forklift, sackPallet } from '../props/storage.ts';
import { cafeTable, chair, coffeeCup } from '../props/tea.ts';
import { hotelBed, suitcase } from '../props/travel.ts';
import { filterPlant, fish, iceBlocks } from '../props/water.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('talk', 'meeting', (p) =>
    interior(p, {
      window: [420, 90, 440, 400, 'arch'],
      floorY: 740,
      things: [[meeting, 640, 890, 520]],
    }),
  ),
  view('hands', 'partner', (p) => tabletop(p, [[handshake, 380]])),
  view('two chairs', 'cafe house old', (p) =>
    interior(p, {
      window: [400, 90, 480, 480, 'lattice'],
      rug: true,
      lamps: [180, 1100],
      things: [
        [chair, 340, 860, 410],
        [cafeTable, 640, 890, 380],
        [chair, 940, 860, 410],
      ],
    }),
  ),
  view('pieces', 'together', (p) =>
    flatlay(p, [puzzle, documentSheet, pen, coffeeCup, key, notebook]),
  ),
  view('bridge', 'bridge', (p) =>
    outdoors(p, { back: 'mountains', horizon: 540, water: 880, things: [[bridge, 640, 800, 330]] }),
  ),
  view('ice', 'ice plant', (p) =>
    hall(
      p,
      [[filterPlant, 1010, 715, 320]],
      [
        [iceBlocks, 460, 880, 340],
        [standingPerson, 900, 890, 520],
      ],
    ),
  ),
  view('feed', 'fish feed', (p) =>
    tabletop(p, [
      [sack, 360],
      [fish, 170],
      [sack, 320],
    ]),
  ),
  view('hotel', 'hotel operating', (p) =>
    interior(p, {
      window: [120, 110, 290, 420, 'lattice'],
      rug: true,
      things: [
        [hotelBed, 740, 830, 390],
        [suitcase, 300, 890, 260],
      ],
    }),
  ),
  view('salt', 'salt refining', (p) =>
    hall(
      p,
      [[machine, 1020, 715, 300]],
      [
        [sackPallet, 420, 870, 350],
        [forklift, 960, 900, 280],
      ],
    ),
  ),
  view('mushrooms', 'mushroom farm', (p) =>
    tabletop(p, [
      [mushrooms, 300],
      [fruitCrate, 240],
      [mushrooms, 250],
    ]),
  ),
  view('pastry', 'pastry chef', (p) =>
    counter(
      p,
      [cake, jar, breadStack],
      [
        [cake, 260],
        [breadStack, 140],
        [cake, 250],
      ],
    ),
  ),
  view('panels', 'solar installation', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [solarPanel, 340, 790, 280],
        [solarPanel, 800, 830, 330],
        [ladder, 1090, 890, 320],
      ],
    }),
  ),
  view('plans', 'plan', (p) =>
    interior(p, {
      window: [740, 100, 380, 400, 'square'],
      things: [
        [reportBoard, 320, 810, 520],
        [standingPerson, 740, 870, 560],
        [standingCovered, 990, 880, 540],
      ],
    }),
  ),
];
