import {
  brush,
  comb,
  compact,
  hairDryer,
  lipstick,
  nailPolish,
  salonChair,
  scissors,
  spaStones,
  towels,
  vanity,
} from '../props/beauty.ts';
import { mannequin } from '../props/clothes.ts';
import { jar } from '../props/groceries.ts';
import { candle } from '../props/home.ts';
import { bouquet, pottedPlant } from '../props/plants.ts';
import { bottle, perfume } from '../props/shop.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('salon', 'salon women home corner', (p) =>
    interior(p, {
      window: [100, 130, 270, 400, 'arch'],
      lamps: [520],
      things: [
        [vanity, 720, 800, 560],
        [salonChair, 660, 900, 380],
        [pottedPlant, 1120, 870, 330],
      ],
    }),
  ),
  view('barber', 'barber', (p) =>
    interior(p, {
      floorY: 740,
      tiles: true,
      lamps: [230, 640, 1050],
      things: [
        [salonChair, 350, 860, 440],
        [vanity, 640, 790, 520],
        [salonChair, 940, 860, 440],
      ],
    }),
  ),
  view('tools', 'academy training', (p) =>
    flatlay(p, [scissors, hairDryer, comb, brush, compact, lipstick]),
  ),
  view('colours', 'makeup', (p) =>
    tabletop(p, [
      [perfume, 260],
      [lipstick, 330],
      [nailPolish, 240],
      [nailPolish, 210],
    ]),
  ),
  view('stones', 'skin laser diode spa', (p) =>
    tabletop(p, [
      [spaStones, 340],
      [towels, 250],
      [candle, 230],
    ]),
  ),
  view('bridal', 'bridal gowns', (p) =>
    interior(p, {
      window: [500, 110, 300, 440, 'arch'],
      rug: true,
      things: [
        [mannequin, 310, 850, 530],
        [bouquet, 640, 880, 300],
        [mannequin, 990, 850, 530],
      ],
    }),
  ),
  view('front', 'centre', (p) =>
    shopfront(
      p,
      [perfume, nailPolish, lipstick, towels],
      [
        [pottedPlant, 170, 900, 220],
        [pottedPlant, 1120, 900, 220],
      ],
    ),
  ),
  view('powder', 'used', (p) =>
    flatlay(p, [compact, towels, lipstick, perfume, brush, nailPolish]),
  ),
  view('shelves', 'women gulan', (p) =>
    counter(
      p,
      [perfume, nailPolish, bottle, jar, towels],
      [
        [bouquet, 250],
        [towels, 140],
        [candle, 160],
      ],
    ),
  ),

  view('chair', 'barbers branches', (p) =>
    interior(p, {
      window: [110, 130, 290, 400, 'square'],
      floorY: 740,
      tiles: true,
      lamps: [640],
      things: [
        [salonChair, 620, 880, 560],
        [pottedPlant, 1080, 880, 280],
      ],
    }),
  ),
];
