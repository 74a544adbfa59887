import { apartments, modelHouse, villa } from '../props/building.ts';
import { carpetPile } from '../props/carpets.ts';
import { bucket, ladder } from '../props/cleaning.ts';
import { clayPot, sofa } from '../props/home.ts';
import { swatches } from '../props/media.ts';
import { desk, deskLamp, documentSheet, officeChair, pen } from '../props/office.ts';
import { pottedPlant, roundTree } from '../props/plants.ts';
import { lantern } from '../props/signs.ts';
import { blueprint, bricks, helmet, key, mixer, shell, towerCrane } from '../props/site.ts';
import { hammer } from '../props/tools.ts';
import { tractor, truck } from '../props/vehicles.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('villa', 'houses twelve', (p) =>
    outdoors(p, { back: 'hills', horizon: 640, things: [[villa, 640, 800, 520]] }),
  ),
  view('site', 'flats financing partner', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [towerCrane, 930, 780, 760],
        [shell, 470, 800, 470],
        [bricks, 1010, 900, 130],
      ],
    }),
  ),
  view('plans', 'interior decor half', (p) =>
    flatlay(p, [blueprint, helmet, pen, key, swatches, hammer]),
  ),
  view('keys', 'estate office key', (p) =>
    tabletop(p, [
      [modelHouse, 340],
      [key, 250],
      [documentSheet, 320],
    ]),
  ),
  view('towers', 'apartments', (p) =>
    outdoors(p, {
      back: 'hills',
      horizon: 660,
      things: [
        [apartments, 290, 780, 560],
        [apartments, 620, 760, 650],
        [apartments, 950, 790, 500],
        [roundTree, 1150, 850, 300],
        [roundTree, 120, 860, 260],
      ],
    }),
  ),
  view('blocks', 'block paver plant', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [bricks, 300, 810, 230],
        [mixer, 690, 860, 350],
        [bricks, 1050, 890, 260],
      ],
    }),
  ),
  view('scaffold', 'scaffolding', (p) =>
    outdoors(p, {
      back: 'mountains',
      things: [
        [shell, 560, 810, 560],
        [ladder, 930, 870, 420],
        [bricks, 1120, 890, 140],
      ],
    }),
  ),
  view('machines', 'heavy machinery hire', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [truck, 430, 800, 330],
        [tractor, 980, 880, 310],
      ],
    }),
  ),
  view('restored', 'heritage restoration', (p) =>
    shopfront(
      p,
      [clayPot, lantern, carpetPile],
      [
        [ladder, 330, 900, 520],
        [bucket, 520, 920, 110],
        [pottedPlant, 1120, 900, 220],
      ],
    ),
  ),
  view('office', 'money', (p) =>
    interior(p, {
      window: [720, 100, 420, 400, 'square'],
      things: [
        [desk, 520, 850, 310],
        [modelHouse, 420, 562, 200],
        [deskLamp, 700, 558, 230],
        [officeChair, 470, 910, 370],
      ],
    }),
  ),
  view('living room', 'zayouna', (p) =>
    interior(p, {
      window: [440, 100, 400, 440, 'arch'],
      rug: true,
      lamps: [200],
      things: [
        [sofa, 560, 820, 300],
        [pottedPlant, 1080, 850, 400],
      ],
    }),
  ),
];
