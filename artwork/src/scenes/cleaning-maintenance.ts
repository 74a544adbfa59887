import { comb } from '../props/beauty.ts';
import { carpet, carpetPile } from '../props/carpets.ts';
import {
  airConditioner,
  broom,
  bucket,
  condenser,
  ladder,
  mop,
  pipeTap,
  solarPanel,
  sponge,
  sprayBottle,
  vacuum,
  washer,
} from '../props/cleaning.ts';
import { generator, lift } from '../props/devices.ts';
import { sofa } from '../props/home.ts';
import { hammer, oilCan, toolCabinet, toolbox, wrench } from '../props/tools.ts';
import { roofTank } from '../props/water.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('bucket', 'cleaning company', (p) =>
    interior(p, {
      window: [640, 100, 420, 460, 'square'],
      things: [
        [mop, 470, 870, 560],
        [bucket, 320, 890, 280],
        [sprayBottle, 1130, 900, 220],
      ],
    }),
  ),
  view('laundry', 'carpet wash', (p) =>
    interior(p, {
      floorY: 740,
      tiles: true,
      behind: [[carpet, 1080, 620, 420]],
      things: [
        [washer, 230, 850, 370],
        [washer, 520, 850, 370],
        [carpetPile, 890, 890, 190],
      ],
    }),
  ),
  view('bottles', 'pest control', (p) =>
    tabletop(p, [
      [sprayBottle, 380],
      [sponge, 160],
      [bucket, 300],
      [sprayBottle, 330],
    ]),
  ),
  view('air', 'split hvac camp service', (p) =>
    interior(p, {
      behind: [[airConditioner, 380, 330, 180]],
      window: [760, 120, 360, 400, 'square'],
      things: [
        [ladder, 560, 870, 560],
        [toolbox, 860, 890, 190],
        [condenser, 240, 880, 250],
      ],
    }),
  ),
  view('tools', 'repair shop', (p) =>
    flatlay(p, [wrench, hammer, sponge, sprayBottle, toolbox, comb]),
  ),
  view('tank', 'tank ro', (p) =>
    outdoors(p, {
      back: 'town',
      horizon: 560,
      things: [
        [roofTank, 360, 830, 340],
        [roofTank, 760, 860, 380],
        [pipeTap, 1090, 900, 180],
      ],
    }),
  ),
  view('generator', 'generator workshop', (p) =>
    hall(
      p,
      [[toolCabinet, 170, 715, 290]],
      [
        [generator, 560, 870, 370],
        [oilCan, 1030, 900, 190],
      ],
    ),
  ),
  view('lift', 'elevator', (p) =>
    interior(p, {
      floorY: 740,
      behind: [[lift, 470, 742, 600]],
      lamps: [930],
      things: [
        [toolbox, 880, 880, 220],
        [ladder, 1090, 870, 480],
      ],
    }),
  ),
  view('panels', 'solar', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [solarPanel, 380, 810, 310],
        [solarPanel, 900, 860, 340],
        [bucket, 640, 910, 150],
      ],
    }),
  ),
  view('sweep', 'home', (p) =>
    interior(p, {
      window: [110, 110, 310, 430, 'arch'],
      rug: true,
      things: [
        [sofa, 720, 810, 270],
        [vacuum, 480, 900, 270],
        [broom, 1120, 880, 450],
      ],
    }),
  ),
];
