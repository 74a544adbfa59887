import { wheelchair } from '../props/devices.ts';
import { eyeglasses } from '../props/gadgets.ts';
import {
  clinicBed,
  dentalChair,
  heartMonitor,
  microscope,
  scanner,
  stethoscope,
  weighingScale,
} from '../props/medical.ts';
import { documentSheet, notebook, pen } from '../props/office.ts';
import { pottedPlant } from '../props/plants.ts';
import { firstAid, flask, medicineBox, pillBottle, tooth } from '../props/remedies.ts';
import { bottle } from '../props/shop.ts';
import { dumbbells } from '../props/signs.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { interior } from '../settings/interior.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('clinic', 'clinic nursing home', (p) =>
    interior(p, {
      window: [120, 120, 320, 380, 'square'],
      things: [
        [clinicBed, 560, 860, 330],
        [heartMonitor, 1040, 870, 500],
      ],
    }),
  ),
  view('pharmacy', 'pharmacy', (p) =>
    counter(
      p,
      [medicineBox, pillBottle, medicineBox, bottle],
      [
        [weighingScale, 230],
        [pillBottle, 140],
        [firstAid, 150],
      ],
    ),
  ),
  view('dentist', 'dental dentist', (p) =>
    interior(p, {
      window: [780, 110, 340, 360, 'square'],
      floorY: 740,
      things: [[dentalChair, 520, 880, 560]],
    }),
  ),
  view('laboratory', 'laboratory lab', (p) =>
    tabletop(p, [
      [microscope, 450],
      [flask, 260],
      [flask, 230],
    ]),
  ),
  view('kit', 'bag', (p) =>
    flatlay(p, [stethoscope, firstAid, medicineBox, pillBottle, documentSheet, pen]),
  ),
  view('tooth', 'chairs', (p) =>
    tabletop(p, [
      [tooth, 330],
      [firstAid, 270],
      [pillBottle, 220],
    ]),
  ),
  view('exercise', 'physiotherapy', (p) =>
    interior(p, {
      window: [450, 100, 380, 440, 'arch'],
      rug: true,
      things: [
        [clinicBed, 350, 830, 250],
        [dumbbells, 800, 880, 120],
        [wheelchair, 1060, 880, 330],
      ],
    }),
  ),
  view('scanner', 'ultrasound machine', (p) =>
    interior(p, {
      floorY: 750,
      tiles: true,
      lamps: [260],
      things: [
        [heartMonitor, 330, 850, 560],
        [clinicBed, 850, 880, 330],
      ],
    }),
  ),
  view('optician', 'optician', (p) =>
    tabletop(p, [
      [eyeglasses, 170],
      [notebook, 330],
      [eyeglasses, 150],
    ]),
  ),
  view('front', 'street', (p) =>
    shopfront(
      p,
      [medicineBox, pillBottle, eyeglasses],
      [
        [pottedPlant, 170, 900, 220],
        [wheelchair, 1100, 900, 220],
      ],
    ),
  ),

  view('scan room', 'imaging scan', (p) =>
    interior(p, {
      floorY: 760,
      tiles: true,
      lamps: [210],
      things: [
        [scanner, 600, 850, 520],
        [pottedPlant, 1080, 870, 300],
      ],
    }),
  ),
];
