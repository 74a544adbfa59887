import { darken } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { oval, repeat, stroke } from '../svg.ts';
import { modelHouse } from '../props/building.ts';
import { palm } from '../props/farm.ts';
import { eyeglasses } from '../props/gadgets.ts';
import { citadel, reedHouse, shrine, spiralMinaret } from '../props/landmarks.ts';
import { camera } from '../props/media.ts';
import { documentSheet } from '../props/office.ts';
import { pottedPlant, roundTree } from '../props/plants.ts';
import { lantern } from '../props/signs.ts';
import { key } from '../props/site.ts';
import { campfire, compass, hammock, hotelBed, map, suitcase, tent } from '../props/travel.ts';
import { bus, reedBoat } from '../props/vehicles.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

/** The floating bed of cut reeds that a house of the marshes stands on. */
const reedIsland = (paint: Paint) =>
  oval(470, 690, 450, 44, darken(paint.palette.third, 0.25)) +
  oval(470, 678, 440, 38, paint.palette.third) +
  repeat(16, (index) => {
    const x = index < 8 ? 40 + index * 14 : 780 + (index - 8) * 15;
    return stroke(
      `M${x} 690q-4 -60 ${(index % 3) * 9 - 9} -${90 + (index % 4) * 22}`,
      darken(paint.palette.leaf, (index % 3) * 0.12),
      6,
    );
  });

export const scenes: readonly Scene[] = [
  view('reed house', 'marsh mudhif chibayish', (p) =>
    outdoors(p, {
      back: 'palms',
      horizon: 500,
      water: 962,
      between: reedIsland(p),
      things: [
        [reedHouse, 470, 665, 350],
        [reedBoat, 900, 850, 150],
      ],
    }),
  ),
  view('citadel', 'erbil tours day', (p) =>
    outdoors(p, {
      back: 'mountains',
      horizon: 640,
      things: [
        [citadel, 640, 720, 400],
        [roundTree, 180, 880, 220],
        [bus, 960, 910, 150],
      ],
    }),
  ),
  view('spiral', 'guides english', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [spiralMinaret, 560, 810, 660],
        [palm, 1060, 850, 430],
      ],
    }),
  ),
  view('shrine', 'pilgrim caravan karbala', (p) =>
    outdoors(p, {
      back: 'palms',
      horizon: 640,
      things: [
        [shrine, 640, 800, 560],
        [bus, 960, 920, 140],
      ],
    }),
  ),
  view('camp', 'camp desert season', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [tent, 330, 770, 240],
        [tent, 860, 790, 300],
        [campfire, 600, 880, 160],
        [lantern, 1080, 900, 120],
      ],
    }),
  ),
  view('packing', 'medical travel desk office', (p) =>
    tabletop(p, [
      [suitcase, 470],
      [compass, 230],
      [map, 280],
    ]),
  ),
  view('map', 'map', (p) => flatlay(p, [map, compass, camera, documentSheet, key, eyeglasses])),
  view('hotel', 'hotel lease old', (p) =>
    interior(p, {
      window: [110, 110, 290, 420, 'lattice'],
      rug: true,
      things: [
        [hotelBed, 700, 830, 400],
        [suitcase, 1140, 890, 240],
        [pottedPlant, 250, 860, 280],
      ],
    }),
  ),
  view('mountains', 'cabins amedi sulav mountain', (p) =>
    outdoors(p, {
      back: 'mountains',
      horizon: 540,
      things: [
        [modelHouse, 300, 740, 260],
        [modelHouse, 720, 780, 320],
        [roundTree, 980, 770, 370],
        [campfire, 500, 890, 120],
        [roundTree, 130, 830, 420],
      ],
    }),
  ),
  view('hammock', 'garden', (p) =>
    outdoors(p, {
      back: 'mountains',
      horizon: 560,
      water: 680,
      things: [
        [hammock, 560, 860, 330],
        [tent, 1050, 800, 220],
      ],
    }),
  ),
  view('boats', 'boats', (p) =>
    outdoors(p, {
      back: 'palms',
      horizon: 460,
      water: 900,
      things: [
        [reedBoat, 360, 690, 110],
        [reedBoat, 760, 830, 180],
      ],
      palm: true,
    }),
  ),
];
