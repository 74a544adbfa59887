import { bookRow, books, openBook, pencils } from '../props/books.ts';
import { codeLaptop } from '../props/computers.ts';
import { drone, eyeglasses } from '../props/gadgets.ts';
import { gears } from '../props/industry.ts';
import { blackboard, blocks, easel, globe, graduationCap, schoolDesk } from '../props/learning.ts';
import { desk, deskLamp, notebook, pen } from '../props/office.ts';
import { standingCovered } from '../props/people.ts';
import { roundTree } from '../props/plants.ts';
import { rosette } from '../props/signs.ts';
import { hammer, toolCabinet, toolbox } from '../props/tools.ts';
import { car } from '../props/vehicles.ts';

import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('class', 'school institute centre', (p) =>
    interior(p, {
      window: [60, 150, 230, 360, 'square'],
      floorY: 720,
      behind: [[blackboard, 720, 560, 400]],
      things: [
        [schoolDesk, 330, 830, 210],
        [schoolDesk, 690, 830, 210],
        [schoolDesk, 1050, 830, 210],
      ],
    }),
  ),
  view('teacher', 'private stake sixth form', (p) =>
    interior(p, {
      floorY: 740,
      behind: [[blackboard, 640, 570, 430]],
      things: [
        [standingCovered, 250, 850, 560],
        [schoolDesk, 620, 880, 230],
        [schoolDesk, 980, 890, 240],
      ],
    }),
  ),
  view('books', 'preparation ielts', (p) =>
    tabletop(p, [
      [books, 300],
      [globe, 400],
      [pencils, 300],
    ]),
  ),
  view('nursery', 'kindergarten kids english', (p) =>
    interior(p, {
      window: [480, 100, 320, 400, 'arch'],
      rug: true,
      things: [
        [blocks, 330, 880, 280],
        [easel, 1010, 870, 480],
        [books, 690, 890, 130],
      ],
    }),
  ),
  view('from above', 'lessons startup offline', (p) =>
    flatlay(p, [openBook, notebook, pen, graduationCap, pencils, eyeglasses]),
  ),
  view('robots', 'robotics club', (p) =>
    tabletop(p, [
      [gears, 280],
      [codeLaptop, 330],
      [drone, 150],
    ]),
  ),
  view('cap', 'graduation', (p) =>
    tabletop(p, [
      [graduationCap, 240],
      [books, 280],
      [rosette, 300],
    ]),
  ),
  view('driving', 'driving', (p) =>
    outdoors(p, {
      back: 'town',
      things: [
        [roundTree, 170, 760, 350],
        [car, 650, 860, 260],
      ],
      palm: true,
    }),
  ),
  view('workshop', 'welding', (p) =>
    hall(
      p,
      [[toolCabinet, 190, 715, 280]],
      [
        [desk, 640, 860, 270],
        [toolbox, 520, 610, 150],
        [hammer, 760, 612, 150],
        [gears, 1060, 890, 220],
      ],
    ),
  ),
  view('library', 'library', (p) =>
    counter(
      p,
      [bookRow, bookRow, books, globe],
      [
        [openBook, 150],
        [deskLamp, 230],
        [books, 150],
      ],
    ),
  ),
];
