import { scissors } from '../props/beauty.ts';
import { bookRow, books, pencils } from '../props/books.ts';
import { carpet, carpetPile, fabricRoll } from '../props/carpets.ts';
import { ladder } from '../props/cleaning.ts';
import { clothesRack, handbag, mannequin } from '../props/clothes.ts';
import { chartPhone, headphones, shopPhone } from '../props/computers.ts';
import { prayerBeads } from '../props/gatherings.ts';
import { fruitCrate, jar, sack } from '../props/groceries.ts';
import { sewingMachine } from '../props/industry.ts';
import { globe } from '../props/learning.ts';
import { weighingScale } from '../props/medical.ts';
import { notebook } from '../props/office.ts';
import { bottle, necklace, packet, perfume, ringsBox, shoppingBag } from '../props/shop.ts';
import { battery, toolbox } from '../props/tools.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('boutique', 'clothes kids dress', (p) =>
    interior(p, {
      window: [90, 150, 250, 360, 'arch'],
      lamps: [560, 880],
      rug: true,
      behind: [[handbag, 1120, 330, 120]],
      things: [
        [clothesRack, 620, 830, 430],
        [mannequin, 1040, 850, 470],
        [handbag, 280, 880, 150],
      ],
    }),
  ),
  view('grocer', 'grocery supermarket imported', (p) =>
    counter(
      p,
      [packet, bottle, jar, sack],
      [
        [fruitCrate, 160],
        [weighingScale, 260],
        [fruitCrate, 160],
      ],
    ),
  ),
  view('carpets', 'carpet', (p) =>
    interior(p, {
      floorY: 720,
      lamps: [330, 950],
      behind: [
        [carpet, 330, 640, 500],
        [carpet, 660, 650, 540],
        [carpet, 990, 640, 500],
      ],
      things: [
        [carpetPile, 300, 860, 200],
        [carpetPile, 960, 890, 220],
      ],
    }),
  ),
  view('fabrics', 'fabric', (p) =>
    counter(
      p,
      [fabricRoll, fabricRoll, packet],
      [
        [carpetPile, 150],
        [scissors, 150],
        [sewingMachine, 190],
      ],
    ),
  ),
  view('perfumes', 'perfume beads', (p) =>
    tabletop(p, [
      [perfume, 300],
      [prayerBeads, 330],
      [ringsBox, 220],
      [perfume, 240],
    ]),
  ),
  view('front', 'neighbourhood shop', (p) =>
    shopfront(
      p,
      [packet, bottle, handbag, perfume, jar],
      [
        [fruitCrate, 290, 910, 120],
        [fruitCrate, 470, 920, 120],
        [sack, 900, 910, 130],
      ],
    ),
  ),
  view('stationer', 'stationery', (p) =>
    counter(
      p,
      [bookRow, pencils, packet, globe],
      [
        [books, 150],
        [pencils, 170],
        [globe, 230],
        [notebook, 190],
      ],
    ),
  ),
  view('gold', 'gold', (p) =>
    tabletop(p, [
      [necklace, 420],
      [ringsBox, 210],
      [necklace, 340],
    ]),
  ),
  view('lights', 'electrical supplies', (p) =>
    interior(p, {
      lamps: [190, 420, 650, 880, 1100],
      behind: [
        [packet, 300, 560, 120],
        [packet, 420, 560, 130],
      ],
      things: [
        [toolbox, 330, 860, 200],
        [ladder, 970, 870, 520],
        [battery, 620, 890, 140],
      ],
    }),
  ),
  view('phones', 'phone accessories', (p) =>
    flatlay(p, [shopPhone, headphones, chartPhone, battery, packet, shoppingBag]),
  ),
];
