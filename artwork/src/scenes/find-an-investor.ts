import { chartLaptop, chartPhone } from '../props/computers.ts';
import { generator } from '../props/devices.ts';
import { cheese, furrows, milkChurn } from '../props/farm.ts';
import { drone } from '../props/gadgets.ts';
import { bottleLine, factory, machine } from '../props/industry.ts';
import { microphone } from '../props/media.ts';
import { calculator, coin, coinStacks, growingCoins, ledger, reportBoard } from '../props/money.ts';
import { documentSheet, notebook, pen } from '../props/office.ts';
import { meeting, standingCovered } from '../props/people.ts';
import { pottedPlant, seedling } from '../props/plants.ts';
import { lightBulb, openDoor, target } from '../props/signs.ts';
import { bricks } from '../props/site.ts';
import { forklift, rack } from '../props/storage.ts';
import { truck } from '../props/vehicles.ts';
import { iceBlocks } from '../props/water.ts';
import { set } from '../prop.ts';
import { type Scene, view } from '../scene.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { tabletop } from '../settings/tabletop.ts';

export const scenes: readonly Scene[] = [
  view('growth', 'startup', (p) =>
    tabletop(p, [
      [growingCoins, 460],
      [coinStacks, 250],
    ]),
  ),
  view('pitch', 'app billing', (p) =>
    interior(p, {
      window: [760, 100, 370, 400, 'square'],
      things: [
        [reportBoard, 380, 830, 580],
        [standingCovered, 830, 880, 580],
      ],
    }),
  ),
  view('door', 'door', (p) =>
    interior(p, {
      floorY: 770,
      things: [
        [openDoor, 640, 820, 640],
        [pottedPlant, 1080, 860, 340],
        [pottedPlant, 210, 860, 300],
      ],
    }),
  ),
  view('idea', 'speech', (p) =>
    tabletop(p, [
      [lightBulb, 450],
      [notebook, 320],
      [microphone, 360],
    ]),
  ),
  view('recycling', 'plastic recycling', (p) =>
    hall(p, [[machine, 260, 715, 320]], [[bottleLine, 640, 880, 370]]),
  ),
  view('cheese', 'buffalo cheese', (p) =>
    tabletop(p, [
      [cheese, 220],
      [milkChurn, 400],
      [cheese, 170],
    ]),
  ),
  view(
    'drones',
    'spraying drones',
    (p) =>
      outdoors(p, {
        back: 'palms',
        horizon: 600,
        between: set(p, furrows, 640, 960, 360),
        things: [],
      }) +
      set(p, drone, 560, 420, 210) +
      set(p, drone, 980, 290, 110),
  ),
  view('boards', 'gypsum factory board', (p) =>
    outdoors(p, {
      back: 'open',
      horizon: 660,
      things: [
        [factory, 600, 810, 500],
        [bricks, 1080, 900, 160],
      ],
    }),
  ),
  view('cold store', 'cold store', (p) =>
    hall(
      p,
      [
        [rack, 250, 715, 400],
        [rack, 1000, 715, 400],
      ],
      [
        [iceBlocks, 400, 890, 260],
        [forklift, 860, 890, 350],
      ],
    ),
  ),
  view('freight', 'truck freight', (p) =>
    outdoors(p, {
      back: 'mountains',
      things: [
        [truck, 560, 860, 400],
        [chartPhone, 1110, 910, 230],
      ],
    }),
  ),
  view('generator', 'generator', (p) =>
    tabletop(p, [
      [generator, 320],
      [chartPhone, 360],
      [lightBulb, 280],
    ]),
  ),
  view('target', 'goal', (p) =>
    tabletop(p, [
      [target, 400],
      [documentSheet, 340],
      [coinStacks, 230],
    ]),
  ),
  view('papers', 'terms', (p) => flatlay(p, [chartLaptop, ledger, coin, pen, calculator, coin])),
  view('talk', 'meeting', (p) =>
    interior(p, {
      window: [420, 90, 440, 400, 'arch'],
      floorY: 740,
      things: [[meeting, 640, 890, 520]],
    }),
  ),
  view('sprout', 'growth', (p) =>
    outdoors(p, {
      back: 'hills',
      horizon: 620,
      things: [
        [seedling, 360, 830, 190],
        [seedling, 640, 860, 310],
        [seedling, 960, 880, 430],
      ],
    }),
  ),
];
