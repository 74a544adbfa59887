import { bucket } from '../props/cleaning.ts';
import { gears } from '../props/industry.ts';
import { coin } from '../props/money.ts';
import { packet } from '../props/shop.ts';
import { battery, hammer, oilCan, paintRoller, toolCabinet, wrench } from '../props/tools.ts';
import { car, van } from '../props/vehicles.ts';
import { tyre, tyreStack } from '../props/wheels.ts';
import { lighten } from '../colour.ts';
import { type Scene, view } from '../scene.ts';
import { counter } from '../settings/counter.ts';
import { flatlay } from '../settings/flatlay.ts';
import { hall } from '../settings/hall.ts';
import { interior } from '../settings/interior.ts';
import { outdoors } from '../settings/outdoors.ts';
import { shopfront } from '../settings/shopfront.ts';
import { tabletop } from '../settings/tabletop.ts';
import { circle, repeat } from '../svg.ts';

export const scenes: readonly Scene[] = [
  view('garage', 'workshop fleet', (p) =>
    hall(
      p,
      [[toolCabinet, 1100, 715, 290]],
      [
        [car, 560, 850, 270],
        [tyreStack, 1030, 900, 260],
      ],
    ),
  ),
  view('tyres', 'wheel alignment', (p) =>
    hall(
      p,
      [
        [tyreStack, 180, 715, 270],
        [tyreStack, 400, 715, 240],
      ],
      [
        [tyre, 420, 890, 290],
        [tyre, 700, 900, 320],
        [toolCabinet, 1030, 870, 400],
      ],
    ),
  ),
  view(
    'wash',
    'wash',
    (p) =>
      interior(p, {
        floorY: 740,
        tiles: true,
        lamps: [240, 1040],
        behind: [],
        things: [
          [car, 580, 870, 300],
          [bucket, 1080, 910, 220],
        ],
      }) +
      repeat(26, (i) =>
        circle(
          180 + ((i * 173) % 900),
          640 + ((i * 97) % 230),
          12 + ((i * 7) % 34),
          lighten(p.palette.skyTop, 0.7),
          0.75,
        ),
      ),
  ),
  view('parts', 'parts toyota battery hybrid', (p) =>
    counter(
      p,
      [oilCan, packet, battery, gears],
      [
        [battery, 150],
        [oilCan, 180],
        [gears, 200],
      ],
    ),
  ),
  view('tools', 'oil change mobile', (p) =>
    flatlay(p, [wrench, oilCan, hammer, battery, coin, gears]),
  ),
  view('on the road', 'recharge', (p) =>
    outdoors(p, {
      back: 'hills',
      things: [
        [van, 420, 830, 300],
        [car, 930, 880, 210],
      ],
    }),
  ),
  view('close by', 'machine ac', (p) =>
    tabletop(p, [
      [oilCan, 330],
      [tyre, 380],
      [battery, 230],
    ]),
  ),
  view('front', 'shop', (p) =>
    shopfront(
      p,
      [oilCan, battery, tyre, packet],
      [
        [tyreStack, 300, 900, 170],
        [tyreStack, 1130, 900, 190],
      ],
    ),
  ),
  view('paint', 'paint', (p) =>
    hall(
      p,
      [],
      [
        [car, 640, 840, 300],
        [paintRoller, 1080, 910, 260],
        [bucket, 220, 910, 190],
      ],
    ),
  ),
];
