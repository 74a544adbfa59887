import { books } from '../props/books.ts';
import { chartMonitor, chartPhone } from '../props/computers.ts';
import {
  calculator,
  coin,
  coinStacks,
  columns,
  ledger,
  reportBoard,
  safe,
  savingsPot,
} from '../props/money.ts';
import { desk, documentSheet, officeChair, pen } from '../props/office.ts';
import { meeting } from '../props/people.ts';
import { pottedPlant, roundTree } from '../props/plants.ts';
import { packet } from '../props/shop.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('desk', 'accounts bookkeeping registration', (p) =>
    interior(p, {
      window: [700, 100, 420, 400, 'square'],
      things: [
        [desk, 520, 850, 320],
        [chartMonitor, 420, 550, 290],
        [calculator, 680, 552, 130],
        [officeChair, 500, 915, 380],
        [pottedPlant, 1090, 880, 330],
      ],
    }),
  ),
  view('exchange', 'exchange quarter', (p) =>
    counter(
      p,
      [coinStacks, ledger, packet],
      [
        [calculator, 180],
        [coinStacks, 190],
        [safe, 230],
      ],
    ),
  ),
  view('books', 'workbook installments', (p) =>
    flatlay(p, [ledger, calculator, pen, coin, documentSheet, coin]),
  ),
  view('safe', 'outlet salary card', (p) =>
    tabletop(p, [
      [safe, 400],
      [coinStacks, 270],
      [calculator, 250],
    ]),
  ),
  view('savings', 'savings circle app', (p) =>
    tabletop(p, [
      [savingsPot, 300],
      [chartPhone, 400],
      [coinStacks, 230],
    ]),
  ),
  view('bank', 'bank', (p) =>
    outdoors(p, {
      back: 'town',
      horizon: 640,
      things: [
        [columns, 640, 820, 520],
        [roundTree, 120, 850, 300],
        [roundTree, 1170, 850, 320],
      ],
    }),
  ),
  view('insurance', 'insurance cargo agency', (p) =>
    interior(p, {
      floorY: 730,
      window: [120, 120, 330, 380, 'square'],
      things: [[meeting, 700, 890, 480]],
    }),
  ),
  view('report', 'office', (p) =>
    interior(p, {
      window: [780, 110, 320, 420, 'arch'],
      things: [
        [reportBoard, 400, 830, 560],
        [books, 850, 890, 160],
        [pottedPlant, 1100, 880, 320],
      ],
    }),
  ),
  view('front', 'shop', (p) =>
    shopfront(
      p,
      [coinStacks, ledger, calculator],
      [
        [pottedPlant, 170, 900, 220],
        [pottedPlant, 1120, 900, 220],
      ],
    ),
  ),
];
