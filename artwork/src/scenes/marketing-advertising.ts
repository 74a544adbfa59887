import { set } from '../prop.ts';
import { scissors } from '../props/beauty.ts';
import { fabricRoll } from '../props/carpets.ts';
import { bucket } from '../props/cleaning.ts';
import { designMonitor, shopPhone } from '../props/computers.ts';
import { plate } from '../props/food.ts';
import {
  billboard,
  camera,
  likeBubble,
  megaphone,
  microphone,
  printRoll,
  softbox,
  swatches,
  tablet,
  tripodCamera,
} from '../props/media.ts';
import { reportBoard } from '../props/money.ts';
import { desk, notebook, officeChair, pen } from '../props/office.ts';
import { pottedPlant } from '../props/plants.ts';
import { perfume } from '../props/shop.ts';
import { chair } from '../props/tea.ts';
import { car, truck } from '../props/vehicles.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('billboard', 'billboards roadside', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [billboard, 600, 790, 600],
        [car, 1000, 900, 150],
      ],
    }),
  ),
  view('print shop', 'print flex', (p) =>
    hall(
      p,
      [
        [fabricRoll, 160, 715, 250],
        [fabricRoll, 250, 715, 270],
        [fabricRoll, 340, 715, 240],
      ],
      [
        [printRoll, 640, 860, 380],
        [bucket, 1090, 900, 190],
      ],
    ),
  ),
  view('studio', 'studio photo product', (p) =>
    interior(p, {
      floorY: 730,
      things: [
        [softbox, 210, 850, 620],
        [desk, 640, 860, 250],
        [perfume, 560, 630, 150],
        [perfume, 690, 630, 120],
        [tripodCamera, 1040, 900, 500],
      ],
    }),
  ),
  view('voice', 'campaign creator', (p) =>
    tabletop(p, [
      [megaphone, 380],
      [likeBubble, 220],
      [shopPhone, 320],
    ]),
  ),
  view('colours', 'three languages', (p) =>
    flatlay(p, [swatches, tablet, pen, notebook, camera, scissors]),
  ),
  view('film', 'video production', (p) =>
    interior(p, {
      window: [120, 120, 300, 400, 'arch'],
      things: [
        [tripodCamera, 560, 870, 540],
        [softbox, 1010, 850, 580],
        [chair, 330, 880, 330],
      ],
    }),
  ),
  view('account', 'review food account', (p) =>
    tabletop(p, [
      [shopPhone, 430],
      [plate, 170],
      [likeBubble, 260],
    ]),
  ),
  view('plan', 'partner', (p) =>
    interior(p, {
      window: [760, 110, 360, 380, 'square'],
      things: [
        [reportBoard, 300, 800, 480],
        [desk, 720, 870, 300],
        [designMonitor, 680, 592, 250],
        [officeChair, 740, 920, 360],
      ],
    }),
  ),
  view('street', 'shop', (p) =>
    shopfront(p, [megaphone, camera, swatches, likeBubble], [[pottedPlant, 1120, 900, 220]]),
  ),

  view(
    'screen on wheels',
    'led truck mobile',
    (p) =>
      outdoors(p, { back: 'town', things: [[truck, 620, 860, 390]] }) +
      set(p, tablet, 486, 772, 274),
  ),
  view('news', 'local news page', (p) =>
    tabletop(p, [
      [tablet, 330],
      [microphone, 420],
      [megaphone, 260],
    ]),
  ),
];
