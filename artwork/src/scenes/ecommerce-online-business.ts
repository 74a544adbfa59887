import { scissors } from '../props/beauty.ts';
import { bookRow, books } from '../props/books.ts';
import { clothesRack } from '../props/clothes.ts';
import { shopLaptop, shopMonitor, shopPhone } from '../props/computers.ts';
import { fruitCrate } from '../props/groceries.ts';
import { carton } from '../props/industry.ts';
import { ringLight } from '../props/media.ts';
import { desk, deskLamp, documentSheet, officeChair } from '../props/office.ts';
import { shoppingBag } from '../props/shop.ts';
import { parcel, rack, tapeRoll, trolley } from '../props/storage.ts';
import { scooter } from '../props/vehicles.ts';

import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('packing', 'stock household', (p) =>
    interior(p, {
      window: [120, 120, 300, 380, 'square'],
      behind: [],
      lamps: [820],
      things: [
        [desk, 620, 830, 290],
        [shopLaptop, 520, 570, 230],
        [parcel, 790, 560, 120],
        [carton, 1080, 890, 190],
        [parcel, 200, 890, 180],
      ],
    }),
  ),
  view('phone', 'online page app listing market', (p) =>
    tabletop(p, [
      [shopPhone, 470],
      [parcel, 240],
      [shoppingBag, 280],
    ]),
  ),
  view('store room', 'textbook', (p) =>
    hall(
      p,
      [],
      [
        [rack, 380, 840, 500],
        [trolley, 820, 890, 330],
        [parcel, 1070, 900, 160],
      ],
    ),
  ),
  view('delivery', 'delivery fish vegetables', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [scooter, 560, 860, 380],
        [parcel, 960, 900, 140],
      ],
      palm: true,
    }),
  ),
  view('on the table', 'gifts dates', (p) =>
    flatlay(p, [shopPhone, parcel, tapeRoll, documentSheet, shoppingBag, scissors]),
  ),
  view('books', 'bookshop', (p) =>
    counter(
      p,
      [bookRow, books, bookRow],
      [
        [shopLaptop, 220],
        [books, 160],
        [parcel, 130],
      ],
    ),
  ),
  view('dresses', 'dress', (p) =>
    interior(p, {
      lamps: [250],
      window: [880, 120, 280, 400, 'arch'],
      things: [
        [clothesRack, 380, 830, 430],
        [ringLight, 760, 850, 480],
        [parcel, 1050, 900, 150],
      ],
    }),
  ),
  view('produce', 'seedlings citrus', (p) =>
    tabletop(p, [
      [fruitCrate, 270],
      [shopPhone, 360],
      [fruitCrate, 250],
    ]),
  ),
  view('screen', 'platform', (p) =>
    interior(p, {
      window: [760, 110, 360, 380, 'square'],
      things: [
        [desk, 560, 850, 320],
        [shopMonitor, 480, 545, 300],
        [deskLamp, 770, 545, 240],
        [officeChair, 500, 910, 380],
      ],
    }),
  ),
];
