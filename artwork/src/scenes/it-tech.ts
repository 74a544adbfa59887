import { solarPanel } from '../props/cleaning.ts';
import {
  chartLaptop,
  chartMonitor,
  chartPhone,
  codeLaptop,
  codeMonitor,
  headphones,
  keyboard,
  shopPhone,
} from '../props/computers.ts';
import { mast, printer3d, serverRack } from '../props/devices.ts';
import { circuit, securityCamera } from '../props/gadgets.ts';
import { gears } from '../props/industry.ts';
import { desk, notebook, officeChair, pen } from '../props/office.ts';
import { pottedPlant, succulent } from '../props/plants.ts';
import { medicineBox, pillBottle } from '../props/remedies.ts';
import { coffeeCup } from '../props/tea.ts';
import { battery, wrench } from '../props/tools.ts';
import { van } from '../props/vehicles.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('code', 'software house developers share', (p) =>
    interior(p, {
      window: [700, 110, 400, 370, 'square'],
      things: [
        [desk, 560, 850, 330],
        [codeMonitor, 430, 540, 300],
        [codeLaptop, 720, 542, 200],
        [officeChair, 520, 910, 390],
        [pottedPlant, 1090, 880, 330],
      ],
    }),
  ),
  view('servers', 'network cctv company', (p) =>
    interior(p, {
      floorY: 780,
      lamps: [640],
      things: [
        [serverRack, 240, 850, 600],
        [serverRack, 510, 850, 600],
        [serverRack, 780, 850, 600],
        [securityCamera, 1070, 390, 180],
      ],
    }),
  ),
  view('board', 'repair computer', (p) =>
    flatlay(p, [circuit, keyboard, wrench, shopPhone, battery, pen]),
  ),
  view('laptop', 'management saas', (p) =>
    tabletop(p, [
      [chartLaptop, 420],
      [coffeeCup, 170],
      [succulent, 210],
    ]),
  ),
  view('mast', 'wireless internet towers', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [mast, 360, 840, 700],
        [van, 900, 890, 210],
      ],
    }),
  ),
  view('sun', 'solar monitoring', (p) =>
    outdoors(p, {
      back: 'open',
      things: [
        [solarPanel, 300, 780, 230],
        [solarPanel, 700, 810, 270],
        [solarPanel, 1080, 860, 310],
        [chartLaptop, 420, 930, 170],
      ],
    }),
  ),
  view('printers', 'printers bundle', (p) =>
    tabletop(p, [
      [printer3d, 460],
      [gears, 260],
      [printer3d, 400],
    ]),
  ),
  view('pharmacy', 'pharmacy', (p) =>
    counter(
      p,
      [medicineBox, pillBottle],
      [
        [chartMonitor, 270],
        [keyboard, 70],
        [pillBottle, 130],
      ],
    ),
  ),
  view('camera', 'security', (p) =>
    shopfront(
      p,
      [circuit, shopPhone, headphones, codeLaptop],
      [
        [securityCamera, 1110, 450, 120],
        [pottedPlant, 1130, 900, 210],
      ],
    ),
  ),
  view('desk from above', 'startup', (p) =>
    flatlay(p, [codeLaptop, keyboard, chartPhone, notebook, headphones, pen]),
  ),
];
