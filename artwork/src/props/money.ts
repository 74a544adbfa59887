import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';
import { seedling } from './plants.ts';

const gold = '#dfae4a';

export const coinStacks: Prop = {
  width: 330,
  height: 240,
  draw: (paint) =>
    [2, 4, 6, 9]
      .map((count, stack) =>
        repeat(count, (index) => {
          const x = -120 + stack * 80;
          const y = -index * 22;
          return (
            rect(x - 36, y - 24, 72, 22, paint.body(darken(gold, 0.08)), 9) +
            oval(x, y - 24, 36, 9, paint.across(lighten(gold, 0.4), gold))
          );
        }),
      )
      .join(''),
};

/** A coin from above. */
export const coin: Prop = {
  width: 120,
  height: 120,
  draw: (paint) =>
    circle(0, -60, 60, paint.face(gold)) +
    ring(0, -60, 47, darken(gold, 0.2), 4) +
    shape(starPath(0, -60, 32), darken(gold, 0.12)),
};

export const growingCoins: Prop = {
  width: 300,
  height: 330,
  draw: (paint) =>
    repeat(
      5,
      (index) =>
        rect(-64, -26 - index * 25, 128, 24, paint.body(darken(gold, (index % 2) * 0.06)), 10) +
        oval(0, -26 - index * 25, 64, 12, paint.across(lighten(gold, 0.35), gold)),
    ) + put(seedling.draw(paint), 0, -128, 1.02),
};

export const calculator: Prop = {
  width: 190,
  height: 270,
  draw: (paint) =>
    rect(-92, -270, 184, 270, paint.face('#2f474d'), 18) +
    rect(-74, -250, 148, 56, '#c9dcc9', 8) +
    rect(-4, -232, 64, 20, '#5d7a6c', 3) +
    repeat(16, (index) =>
      rect(
        -74 + (index % 4) * 39,
        -178 + Math.floor(index / 4) * 42,
        31,
        32,
        index % 4 === 3 ? paint.palette.accent : '#efe9da',
        8,
      ),
    ),
};

export const safe: Prop = {
  width: 300,
  height: 300,
  draw(paint) {
    const { second, metal } = paint.palette;
    return (
      rect(-120, -14, 40, 14, '#22363b') +
      rect(80, -14, 40, 14, '#22363b') +
      rect(-146, -292, 292, 282, paint.across(lighten(second, 0.2), darken(second, 0.3)), 14) +
      rect(-118, -264, 236, 226, paint.face(lighten(second, 0.1)), 8) +
      circle(-20, -150, 62, paint.face(metal)) +
      ring(-20, -150, 44, darken(metal, 0.3), 7) +
      repeat(4, (index) => put(rect(-6, -70, 12, 62, metal, 5), -20, -150, 1, index * 90 + 45)) +
      circle(-20, -150, 17, darken(metal, 0.3)) +
      rect(84, -210, 17, 120, paint.body(metal), 7)
    );
  },
};

/** The face of a bank or a court. */
export const columns: Prop = {
  width: 700,
  height: 430,
  draw(paint) {
    const { paper, third, second } = paint.palette;
    const stone = lighten(paper, 0.1);
    return (
      shape('M-330 -300L0 -430L330 -300Z', paint.face(stone)) +
      shape('M-250 -316L0 -410L250 -316Z', darken(stone, 0.14)) +
      shape(starPath(0, -348, 34), third) +
      rect(-340, -306, 680, 40, paint.across(stone, darken(stone, 0.15))) +
      rect(-310, -266, 620, 210, darken(second, 0.15)) +
      rect(-60, -220, 120, 164, paint.face(paint.palette.wood), 4) +
      repeat(
        6,
        (index) =>
          rect(-300 + index * 112, -266, 44, 212, paint.body(stone)) +
          rect(-308 + index * 112, -276, 60, 18, stone, 3) +
          rect(-308 + index * 112, -66, 60, 16, stone, 3),
      ) +
      repeat(3, (step) =>
        rect(
          -340 - step * 26,
          -52 + step * 18,
          680 + step * 52,
          18,
          step % 2 ? darken(stone, 0.1) : stone,
        ),
      )
    );
  },
};

export const ledger: Prop = {
  width: 260,
  height: 330,
  draw: (paint) =>
    rect(-124, -330, 250, 330, paint.face(paint.palette.accent), 10) +
    rect(-104, -318, 218, 306, lighten(paint.palette.paper, 0.3), 5) +
    repeat(
      9,
      (line) =>
        rect(-86, -282 + line * 30, 74, 7, '#b9b29c', 3) +
        rect(10, -282 + line * 30, 36, 7, '#93a9a4', 3) +
        rect(62, -282 + line * 30, 36, 7, line % 3 ? '#93a9a4' : paint.palette.accent, 3),
    ) +
    stroke('M-2 -300V-24M54 -300V-24', '#cbb894', 2),
};

/** A clay pot that coins go into, the savings box of old houses. */
export const savingsPot: Prop = {
  width: 200,
  height: 250,
  draw: (paint) =>
    put(circle(0, 0, 30, paint.face(gold)) + ring(0, 0, 21, darken(gold, 0.2), 3), 0, -212) +
    shape(
      'M-30 0C-104 -30 -110 -150 -44 -178Q0 -204 44 -178C110 -150 104 -30 30 0Z',
      paint.body(paint.palette.accent),
    ) +
    oval(0, -186, 34, 8, darken(paint.palette.accent, 0.5)) +
    stroke(
      'M-86 -116L-64 -94L-42 -116L-20 -94L0 -116L20 -94L42 -116L64 -94L86 -116',
      lighten(paint.palette.accent, 0.5),
      6,
    ),
};

/** Papers in a folder with a rising line. */
export const reportBoard: Prop = {
  width: 420,
  height: 460,
  draw(paint) {
    const { second, accent, third, paper, wood } = paint.palette;
    return (
      stroke('M-120 -430L-170 -4M120 -430L170 -4M0 -420V-30', darken(wood, 0.2), 12) +
      rect(-204, -440, 408, 290, lighten(paper, 0.3), 8) +
      repeat(5, (bar) =>
        rect(
          -160 + bar * 70,
          -176 - 40 - bar * 34,
          44,
          40 + bar * 34,
          bar % 2 ? second : accent,
          4,
        ),
      ) +
      stroke('M-170 -250L-96 -280L-30 -270L50 -350L150 -408', third, 9) +
      shape('M150 -408l-34 6l22 24Z', third) +
      rect(-214, -452, 428, 18, wood, 6) +
      rect(-190, -152, 380, 14, wood, 4)
    );
  },
};
