import { chartPhone } from '../props/computers.ts';
import { carton } from '../props/industry.ts';
import { documentSheet, pen } from '../props/office.ts';
import { roundTree } from '../props/plants.ts';
import { key } from '../props/site.ts';
import {
  containerStack,
  forklift,
  pallet,
  parcel,
  portCrane,
  rack,
  trolley,
} from '../props/storage.ts';
import { compass, map } from '../props/travel.ts';
import { bus, plane, scooter, truck, van } from '../props/vehicles.ts';
import { filterPlant } from '../props/water.ts';
import { set } from '../prop.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('truck', 'trucks ibrahim', (p) =>
    outdoors(p, { back: 'mountains', things: [[truck, 620, 850, 400]] }),
  ),
  view('port', 'clearance trailers qasr', (p) =>
    outdoors(p, {
      back: 'open',
      horizon: 520,
      water: 680,
      things: [
        [portCrane, 880, 790, 640],
        [containerStack, 390, 850, 380],
      ],
    }),
  ),
  view('dock', 'freight forwarding share', (p) =>
    hall(
      p,
      [[rack, 1000, 715, 380]],
      [
        [van, 420, 860, 330],
        [trolley, 900, 900, 300],
      ],
    ),
  ),
  view('rider', 'bike delivery', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [roundTree, 150, 790, 380],
        [scooter, 640, 870, 400],
      ],
    }),
  ),
  view('route', 'startup', (p) => flatlay(p, [map, chartPhone, compass, documentSheet, key, pen])),
  view('bus', 'bus student lines', (p) =>
    outdoors(p, { back: 'palms', things: [[bus, 600, 850, 380]] }),
  ),
  view('cold store', 'cold store', (p) =>
    hall(
      p,
      [
        [rack, 250, 715, 400],
        [rack, 760, 715, 400],
      ],
      [
        [forklift, 560, 890, 360],
        [pallet, 1050, 900, 280],
      ],
    ),
  ),
  view('tankers', 'water tankers', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [filterPlant, 280, 760, 280],
        [truck, 760, 880, 360],
      ],
    }),
  ),
  view(
    'plane',
    'air',
    (p) =>
      outdoors(p, {
        back: 'hills',
        horizon: 700,
        things: [
          [containerStack, 940, 900, 250],
          [carton, 620, 910, 120],
        ],
      }) + set(p, plane, 460, 400, 240),
  ),
  view('parcels', 'parcels', (p) =>
    tabletop(p, [
      [carton, 260],
      [parcel, 320],
      [chartPhone, 330],
    ]),
  ),

  view('two trucks', 'reefer pair trebil', (p) =>
    outdoors(p, {
      back: 'open',
      horizon: 560,
      things: [
        [truck, 900, 700, 190],
        [truck, 480, 870, 400],
      ],
    }),
  ),
];
