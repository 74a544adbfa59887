import { nailPolish, scissors } from '../props/beauty.ts';
import { carpetPile, fabricRoll } from '../props/carpets.ts';
import { clothesRack } from '../props/clothes.ts';
import { orange, pomegranate } from '../props/farm.ts';
import { fruitCrate, sack } from '../props/groceries.ts';
import { carton } from '../props/industry.ts';
import { weighingScale } from '../props/medical.ts';
import { calculator, coin, ledger } from '../props/money.ts';
import { pen } from '../props/office.ts';
import { bottle, packet, perfume } from '../props/shop.ts';
import {
  containerStack,
  forklift,
  pallet,
  parcel,
  rack,
  sackPallet,
  tapeRoll,
  trolley,
} from '../props/storage.ts';
import { toolbox } from '../props/tools.ts';
import { truck } from '../props/vehicles.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('racks', 'food wholesale', (p) =>
    hall(
      p,
      [
        [rack, 250, 715, 400],
        [rack, 1030, 715, 400],
      ],
      [
        [forklift, 600, 880, 360],
        [pallet, 1000, 900, 260],
      ],
    ),
  ),
  view('spices', 'trade rice amber', (p) =>
    interior(p, {
      floorY: 720,
      tiles: true,
      lamps: [330, 930],
      things: [
        [sackPallet, 300, 820, 300],
        [sack, 640, 880, 260],
        [sack, 850, 890, 250],
        [sack, 1060, 880, 260],
      ],
    }),
  ),
  view('fruit', 'fruit market stall', (p) =>
    shopfront(
      p,
      [orange, pomegranate, fruitCrate],
      [
        [fruitCrate, 240, 900, 160],
        [fruitCrate, 490, 920, 160],
        [fruitCrate, 740, 900, 160],
        [weighingScale, 1060, 900, 220],
      ],
    ),
  ),
  view('fabrics', 'fabrics qaysari', (p) =>
    counter(
      p,
      [fabricRoll, fabricRoll, carpetPile],
      [
        [carpetPile, 160],
        [fabricRoll, 210],
        [fabricRoll, 190],
        [scissors, 140],
      ],
    ),
  ),
  view('loading', 'agency frozen', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [truck, 460, 830, 370],
        [pallet, 1000, 890, 250],
      ],
    }),
  ),
  view('bales', 'bales clothes langa', (p) =>
    hall(
      p,
      [[rack, 1010, 715, 380]],
      [
        [sackPallet, 330, 850, 350],
        [clothesRack, 800, 890, 330],
        [trolley, 1120, 910, 250],
      ],
    ),
  ),
  view('cosmetics', 'cosmetics importer', (p) =>
    counter(
      p,
      [perfume, nailPolish, bottle, packet],
      [
        [parcel, 140],
        [perfume, 160],
        [carton, 140],
      ],
    ),
  ),
  view('cartons', 'stock', (p) =>
    tabletop(p, [
      [carton, 300],
      [sack, 330],
      [carton, 240],
    ]),
  ),
  view('lights', 'electrical ashar', (p) =>
    interior(p, {
      lamps: [180, 410, 640, 870, 1100],
      things: [
        [pallet, 300, 860, 280],
        [toolbox, 700, 890, 190],
        [pallet, 1020, 870, 300],
      ],
    }),
  ),
  view('harbour', 'import', (p) =>
    outdoors(p, {
      back: 'open',
      horizon: 520,
      water: 690,
      things: [
        [containerStack, 560, 830, 420],
        [forklift, 1050, 890, 240],
      ],
    }),
  ),
  view('accounts', 'list', (p) => flatlay(p, [ledger, calculator, tapeRoll, pen, carton, coin])),
];
