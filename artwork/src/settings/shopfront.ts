import { darken, lighten, mix, type Colour } from '../colour.ts';
import { sky, town } from '../landscape.ts';
import type { Paint } from '../paint.ts';
import { row, stand, type Prop } from '../prop.ts';
import type { Placed } from '../scene.ts';
import { starPath } from '../star-tiles.ts';
import { circle, oval, rect, repeat, shape, stroke } from '../svg.ts';

/** Courses of the yellow brick of Baghdad's old streets. */
function brick(paint: Paint, x: number, y: number, w: number, h: number, colour: Colour): string {
  const cell = paint.pattern(
    48,
    rect(0, 0, 48, 48, colour) +
      rect(0, 0, 46, 21, lighten(colour, 0.1), 2) +
      rect(0, 24, 22, 21, darken(colour, 0.05), 2) +
      rect(24, 24, 22, 21, lighten(colour, 0.05), 2),
  );
  return (
    rect(x, y, w, h, cell) +
    rect(x, y, w, h, paint.across(lighten(colour, 0.4), darken(colour, 0.5)), 0, 0.22)
  );
}

/** The wooden oriel of an old house. */
function oriel(paint: Paint, x: number, y: number, w: number): string {
  const { wood, lamp, glow } = paint.palette;
  const pane = w / 4;
  return (
    rect(x - 14, y, w + 28, 22, darken(wood, 0.25), 3) +
    rect(x, y + 18, w, 208, paint.face(wood)) +
    repeat(4, (index) => {
      const left = x + index * pane + 8;
      return (
        shape(
          `M${left} ${y + 200}V${y + 70}Q${left + (pane - 16) / 2} ${y + 20} ${left + pane - 16} ${y + 70}V${y + 200}Z`,
          mix('#24515a', lamp, glow * 0.6),
        ) +
        stroke(
          `M${left + (pane - 16) / 2} ${y + 46}V${y + 200}M${left} ${y + 120}H${left + pane - 16}`,
          wood,
          5,
        )
      );
    }) +
    shape(`M${x} ${y + 226}H${x + w}L${x + w - 40} ${y + 268}H${x + 40}Z`, darken(wood, 0.35))
  );
}

function awning(paint: Paint, x: number, y: number, w: number): string {
  const { accent, paper } = paint.palette;
  const part = w / 9;
  return (
    rect(x, y + 96, w, 60, paint.fade('#0c2f38', 0.5, 'down')) +
    repeat(9, (index) => {
      const colour = index % 2 ? paper : accent;
      const left = x + index * part;
      return (
        shape(
          `M${left} ${y}H${left + part}L${left + part + (index - 4) * 3 + 3} ${y + 96}H${left + (index - 4) * 3}Z`,
          paint.down(lighten(colour, 0.12), darken(colour, 0.08)),
        ) + oval(left + part / 2 + (index - 4) * 3, y + 96, part / 2, 20, darken(colour, 0.08))
      );
    })
  );
}

/** A shop seen from the street, its goods in the window and `outside` on the pavement. */
export function shopfront(
  paint: Paint,
  goods: readonly Prop[],
  outside: readonly Placed[],
): string {
  const { wood, second, third, lamp, paper, glow } = paint.palette;
  const facade = paint.random.pick(['#d9b27a', '#d3a06f', '#e3c99c', '#c9b394']);
  const inside = mix('#2b4a4d', lamp, 0.25 + glow * 0.3);
  const pavement = mix(paint.palette.floor, '#9c9484', 0.4);
  return (
    sky(paint, 812) +
    town(paint, 812, mix(paint.palette.far, facade, 0.35)) +
    brick(paint, 90, 60, 1100, 760, facade) +
    rect(70, 40, 1140, 34, darken(facade, 0.2), 4) +
    oriel(paint, 190, 96, 360) +
    oriel(paint, 730, 96, 360) +
    rect(150, 384, 980, 70, paint.across(second, darken(second, 0.3)), 6) +
    repeat(7, (index) => shape(starPath(400 + index * 80, 419, index === 3 ? 26 : 15), third)) +
    rect(160, 470, 620, 330, darken(wood, 0.15), 6) +
    rect(182, 490, 576, 288, paint.down(lighten(inside, 0.3), inside)) +
    circle(470, 560, 330, paint.glow(lamp, 0.4)) +
    rect(182, 620, 576, 10, wood) +
    row(paint, goods, 200, 620, 540, 96) +
    row(paint, goods, 200, 778, 540, 126) +
    shape('M182 490H330L182 700Z', paper, 0.14) +
    rect(830, 470, 270, 350, darken(wood, 0.2), 6) +
    rect(852, 492, 226, 328, paint.face(mix(second, wood, 0.25)), 4) +
    rect(878, 520, 174, 170, mix(inside, lamp, 0.35), 4) +
    circle(1050, 700, 9, lamp) +
    awning(paint, 150, 440, 980) +
    rect(0, 800, 1280, 162, paint.down(lighten(pavement, 0.15), darken(pavement, 0.12))) +
    rect(0, 798, 1280, 26, paint.fade('#0c2f38', 0.35, 'down')) +
    repeat(9, (index) =>
      stroke(`M${index * 160} 802L${index * 210 - 240} 960`, darken(pavement, 0.3), 3, 0.3),
    ) +
    outside.map((placed) => stand(paint, ...placed)).join('')
  );
}
