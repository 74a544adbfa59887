import { fabricRoll } from '../props/carpets.ts';
import { ladder } from '../props/cleaning.ts';
import { mattress } from '../props/gatherings.ts';
import {
  bottleLine,
  cartonLine,
  factory,
  gears,
  machine,
  sewingMachine,
} from '../props/industry.ts';
import { coin } from '../props/money.ts';
import { desk } from '../props/office.ts';
import { blueprint, helmet } from '../props/site.ts';
import { pallet, rack, trolley } from '../props/storage.ts';
import { hammer, toolCabinet, toolbox, wrench } from '../props/tools.ts';
import { truck } from '../props/vehicles.ts';
import { filterPlant, iceBlocks } from '../props/water.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('factory', 'factory', (p) =>
    outdoors(p, {
      back: 'open',
      horizon: 660,
      things: [
        [factory, 620, 810, 520],
        [truck, 1000, 910, 160],
      ],
    }),
  ),
  view('bottles', 'bottling water', (p) =>
    hall(p, [[filterPlant, 300, 715, 330]], [[bottleLine, 640, 880, 400]]),
  ),
  view('machines', 'injection moulding', (p) =>
    hall(
      p,
      [[machine, 1020, 715, 290]],
      [
        [machine, 460, 870, 480],
        [pallet, 1010, 900, 280],
      ],
    ),
  ),
  view('line', 'line nylon bags', (p) =>
    hall(
      p,
      [],
      [
        [cartonLine, 600, 870, 380],
        [toolCabinet, 1130, 900, 270],
      ],
    ),
  ),
  view('gears', 'steel fabrication', (p) =>
    tabletop(p, [
      [gears, 430],
      [toolbox, 270],
      [hammer, 340],
    ]),
  ),
  view('sewing', 'sewing', (p) =>
    interior(p, {
      window: [460, 110, 360, 400, 'square'],
      floorY: 730,
      things: [
        [desk, 330, 850, 270],
        [sewingMachine, 330, 600, 210],
        [desk, 950, 850, 270],
        [sewingMachine, 950, 600, 210],
      ],
    }),
  ),
  view('workbench', 'furniture cnc', (p) =>
    hall(
      p,
      [[rack, 260, 715, 380]],
      [
        [desk, 500, 860, 280],
        [hammer, 400, 600, 170],
        [machine, 1010, 880, 420],
      ],
    ),
  ),
  view('windows', 'windows upvc', (p) =>
    interior(p, {
      window: [130, 120, 320, 430, 'square'],
      lamps: [700],
      things: [
        [desk, 840, 860, 300],
        [toolbox, 760, 580, 160],
        [ladder, 560, 880, 450],
      ],
    }),
  ),
  view('mattresses', 'mattress', (p) =>
    hall(
      p,
      [
        [fabricRoll, 150, 715, 260],
        [fabricRoll, 240, 715, 230],
      ],
      [
        [mattress, 480, 870, 340],
        [trolley, 1010, 890, 330],
      ],
    ),
  ),
  view('ice', 'ice', (p) =>
    hall(
      p,
      [[filterPlant, 1010, 715, 320]],
      [
        [iceBlocks, 480, 880, 340],
        [trolley, 950, 900, 320],
      ],
    ),
  ),
  view('parts', 'workshop shop', (p) =>
    flatlay(p, [gears, blueprint, wrench, hammer, helmet, coin]),
  ),
];
