import { scissors } from '../props/beauty.ts';
import { books, openBook } from '../props/books.ts';
import { codeLaptop, headphones } from '../props/computers.ts';
import { sofa } from '../props/home.ts';
import { easel } from '../props/learning.ts';
import { camera, microphone, softbox, swatches, tablet, tripodCamera } from '../props/media.ts';
import { calculator } from '../props/money.ts';
import { desk, deskLamp, documentSheet, notebook, pen } from '../props/office.ts';
import { bouquet, pottedPlant, roundTree } from '../props/plants.ts';
import { rosette } from '../props/signs.ts';
import { blueprint, helmet } from '../props/site.ts';
import { cafeTable, chair, coffeeCup } from '../props/tea.ts';
import { compass } from '../props/travel.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('desk', 'writing report ngo', (p) =>
    interior(p, {
      window: [660, 100, 440, 400, 'square'],
      things: [
        [desk, 520, 850, 320],
        [codeLaptop, 440, 552, 230],
        [deskLamp, 720, 552, 260],
        [chair, 480, 910, 360],
      ],
    }),
  ),
  view('camera', 'wedding photography photo', (p) =>
    tabletop(p, [
      [camera, 330],
      [bouquet, 360],
      [notebook, 280],
    ]),
  ),
  view('tools', 'designer', (p) =>
    flatlay(p, [tablet, headphones, notebook, pen, coffeeCup, swatches]),
  ),
  view('voice', 'voice studio', (p) =>
    tabletop(p, [
      [microphone, 500],
      [headphones, 300],
      [coffeeCup, 160],
    ]),
  ),
  view('translation', 'translation sworn', (p) =>
    tabletop(p, [
      [openBook, 270],
      [books, 290],
      [documentSheet, 320],
    ]),
  ),
  view('plans', 'plans house', (p) =>
    flatlay(p, [blueprint, compass, pen, tablet, calculator, helmet]),
  ),
  view('room', 'interior', (p) =>
    interior(p, {
      window: [120, 110, 300, 420, 'arch'],
      lamps: [640],
      rug: true,
      things: [
        [sofa, 720, 820, 300],
        [easel, 330, 880, 400],
        [pottedPlant, 1120, 860, 340],
      ],
    }),
  ),
  view('wedding', 'event', (p) =>
    interior(p, {
      window: [480, 100, 320, 440, 'arch'],
      things: [
        [softbox, 180, 850, 580],
        [bouquet, 640, 880, 340],
        [tripodCamera, 1050, 890, 520],
      ],
    }),
  ),
  view('cards', 'cards invitation', (p) =>
    flatlay(p, [documentSheet, notebook, scissors, pen, bouquet, rosette]),
  ),
  view('cafe', 'remote', (p) =>
    interior(p, {
      window: [380, 90, 520, 440, 'lattice'],
      things: [
        [cafeTable, 640, 890, 390],
        [chair, 330, 870, 390],
        [pottedPlant, 1060, 870, 380],
      ],
    }),
  ),
  view('field', 'surveyor land survey', (p) =>
    outdoors(p, {
      back: 'hills',
      things: [
        [tripodCamera, 480, 880, 430],
        [roundTree, 980, 800, 400],
        [helmet, 700, 900, 90],
      ],
    }),
  ),
];
