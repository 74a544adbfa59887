import { bookRow, books, openBook } from '../props/books.ts';
import { modelHouse } from '../props/building.ts';
import { generator, wheelchair } from '../props/devices.ts';
import { goal, marquee, prayerBeads, slide } from '../props/gatherings.ts';
import { clayPot, embroideryHoop } from '../props/home.ts';
import { blocks, oud } from '../props/learning.ts';
import { coin, safe } from '../props/money.ts';
import { desk } from '../props/office.ts';
import { bouquet, pottedPlant, succulent } from '../props/plants.ts';
import { birdcage, clock, lantern } from '../props/signs.ts';
import { containerStack } from '../props/storage.ts';
import { chair, istikan } from '../props/tea.ts';
import { compass } from '../props/travel.ts';
import { truck } from '../props/vehicles.ts';
import { drillRig } from '../props/water.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('books', 'books used mutanabbi', (p) =>
    shopfront(
      p,
      [bookRow, books, bookRow],
      [
        [books, 260, 900, 170],
        [books, 480, 920, 150],
        [desk, 900, 920, 130],
        [books, 900, 795, 120],
      ],
    ),
  ),
  view('lutes', 'instrument maker', (p) =>
    interior(p, {
      window: [500, 110, 300, 420, 'arch'],
      behind: [
        [oud, 190, 580, 420],
        [oud, 1090, 580, 420],
      ],
      rug: true,
      things: [
        [chair, 460, 870, 360],
        [oud, 760, 890, 470],
      ],
    }),
  ),
  view('tents', 'tents chairs', (p) =>
    outdoors(p, { back: 'palms', horizon: 640, things: [[marquee, 640, 850, 560]] }),
  ),
  view('pitch', 'pitch side', (p) =>
    outdoors(p, {
      back: 'town',
      horizon: 520,
      ground: p.palette.leaf,
      things: [[goal, 620, 780, 330]],
    }),
  ),
  view('play', 'kids play', (p) =>
    interior(p, {
      window: [820, 110, 320, 400, 'arch'],
      rug: true,
      things: [
        [slide, 470, 860, 470],
        [blocks, 1000, 890, 240],
      ],
    }),
  ),
  view('rig', 'well drilling rig', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [drillRig, 470, 850, 720],
        [truck, 980, 880, 210],
      ],
    }),
  ),
  view('cabins', 'cabin rental fleet', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [containerStack, 420, 810, 340],
        [modelHouse, 950, 860, 280],
        [generator, 1060, 920, 110],
      ],
    }),
  ),
  view('lockers', 'lockers wheelchairs', (p) =>
    interior(p, {
      floorY: 740,
      tiles: true,
      things: [
        [safe, 240, 790, 300],
        [safe, 540, 790, 300],
        [wheelchair, 900, 880, 380],
      ],
    }),
  ),
  view('flowers', 'flowers', (p) =>
    counter(
      p,
      [bouquet, succulent, clayPot],
      [
        [bouquet, 270],
        [pottedPlant, 290],
        [bouquet, 260],
      ],
    ),
  ),
  view('reading', 'library', (p) =>
    tabletop(p, [
      [books, 300],
      [openBook, 250],
      [istikan, 190],
    ]),
  ),
  view('music', 'music', (p) =>
    tabletop(p, [
      [oud, 560],
      [birdcage, 380],
      [lantern, 260],
    ]),
  ),
  view('finds', 'antique', (p) =>
    flatlay(p, [embroideryHoop, compass, prayerBeads, openBook, clock, coin]),
  ),
];
