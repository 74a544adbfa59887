import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

const steamPath = 'M0 0q-16 -22 0 -44t0 -44';

const steam = (x: number, y: number) =>
  stroke(`M${x} ${y}${steamPath.slice(4)}`, '#fff6e3', 6, 0.45);

export const samovar: Prop = {
  width: 190,
  height: 330,
  draw(paint) {
    const metal = paint.palette.metal;
    const body = paint.body(metal);
    return (
      rect(-52, -16, 104, 16, darken(metal, 0.3), 5) +
      shape('M-34 -16L-24 -64H24L34 -16Z', body) +
      shape('M-24 -64C-96 -84 -98 -190 -62 -214H62C98 -190 96 -84 24 -64Z', body) +
      rect(-68, -226, 136, 16, lighten(metal, 0.3), 7) +
      shape('M-48 -226Q-44 -258 -22 -262H22Q44 -258 48 -226Z', body) +
      rect(-14, -284, 28, 24, body, 4) +
      shape('M-44 -284H44L30 -302H-30Z', body) +
      stroke(
        'M-70 -190C-104 -190 -104 -140 -78 -134M70 -190C104 -190 104 -140 78 -134',
        darken(metal, 0.25),
        9,
      ) +
      rect(-9, -104, 18, 12, darken(metal, 0.35)) +
      stroke('M0 -98V-70M-12 -110H12', darken(metal, 0.4), 8) +
      shape('M-58 -196C-66 -150 -60 -120 -44 -98C-54 -130 -54 -164 -44 -196Z', '#fff8e8', 0.5) +
      steam(0, -300)
    );
  },
};

/** The small waisted tea glass of Iraq on its saucer. */
export const istikan: Prop = {
  width: 110,
  height: 120,
  draw(paint) {
    return (
      oval(0, -6, 54, 10, paint.palette.paper) +
      oval(0, -8, 44, 7, darken(paint.palette.paper, 0.14)) +
      shape('M-24 -10C-40 -34 -14 -56 -30 -104H30C14 -56 40 -34 24 -10Z', '#ffffff', 0.55) +
      shape('M-23 -12C-36 -36 -14 -56 -26 -88H26C14 -56 36 -36 23 -12Z', paint.body('#a6491f')) +
      oval(0, -88, 26, 5, '#c9713a') +
      stroke('M-27 -100Q-15 -66 -22 -40', '#ffffff', 4, 0.65) +
      stroke('M10 -92L34 -124', paint.palette.metal, 5) +
      rect(-30, -107, 60, 6, paint.palette.third, 3) +
      steam(-4, -112)
    );
  },
};

export const teapot: Prop = {
  width: 190,
  height: 150,
  draw(paint) {
    const { second, third } = paint.palette;
    return (
      stroke('M64 -92C112 -100 108 -34 58 -34', darken(second, 0.2), 12) +
      shape(
        'M-58 -40C-92 -58 -82 -96 -104 -112L-88 -118C-66 -100 -72 -78 -50 -76Z',
        paint.body(second),
      ) +
      shape('M-50 0C-80 -30 -74 -98 -36 -112H36C74 -98 80 -30 50 0Z', paint.body(second)) +
      shape('M-38 -112Q0 -140 38 -112Z', paint.body(darken(second, 0.15))) +
      circle(0, -134, 9, third) +
      repeat(5, (index) => circle((index - 2) * 24, -52, 7, third)) +
      stroke('M-60 -74Q0 -62 62 -74M-58 -30Q0 -18 58 -30', third, 4)
    );
  },
};

/** The beaked pot of Arabic coffee. */
export const dallah: Prop = {
  width: 170,
  height: 230,
  draw(paint) {
    const metal = paint.palette.metal;
    return (
      stroke('M40 -160C96 -168 92 -60 50 -50', darken(metal, 0.3), 12) +
      shape(
        'M-44 0C-66 -40 -40 -76 -26 -112C-34 -130 -34 -146 -30 -158H30C34 -146 34 -130 26 -112C40 -76 66 -40 44 0Z',
        paint.body(metal),
      ) +
      shape('M-30 -152C-58 -156 -70 -140 -92 -122C-66 -122 -44 -116 -28 -124Z', paint.body(metal)) +
      shape('M-32 -158Q0 -196 32 -158Z', paint.body(lighten(metal, 0.1))) +
      stroke('M0 -180V-204', metal, 6) +
      circle(0, -208, 7, metal) +
      stroke('M-28 -112Q0 -104 28 -112M-48 -36Q0 -24 48 -36', darken(metal, 0.35), 4)
    );
  },
};

export const coffeeCup: Prop = {
  width: 150,
  height: 100,
  draw(paint) {
    const { paper, second } = paint.palette;
    return (
      oval(0, -5, 74, 11, paint.body(paper)) +
      stroke('M44 -64C78 -66 76 -26 38 -26', darken(paper, 0.12), 10) +
      shape('M-50 -78H50C50 -38 34 -10 18 -8H-18C-34 -10 -50 -38 -50 -78Z', paint.body(paper)) +
      shape('M-49 -58H49L47 -46H-47Z', second) +
      oval(0, -78, 50, 9, darken(paper, 0.1)) +
      oval(0, -77, 43, 6, '#6b3d22') +
      steam(-8, -84)
    );
  },
};

/** A round tray with a ring of full glasses. */
export const teaTray: Prop = {
  width: 420,
  height: 150,
  draw(paint) {
    const { metal } = paint.palette;
    return (
      oval(0, -14, 208, 24, paint.body(darken(metal, 0.15))) +
      oval(0, -20, 200, 21, paint.across(lighten(metal, 0.35), metal)) +
      [-136, -46, 46, 136]
        .map((x) => put(istikan.draw(paint), x, -20 + (Math.abs(x) < 60 ? 8 : 0), 0.95))
        .join('')
    );
  },
};

export const cafeTable: Prop = {
  width: 300,
  height: 250,
  draw(paint) {
    const { wood } = paint.palette;
    return (
      stroke('M0 -214V-14M0 -20L-74 -2M0 -20L74 -2', darken(wood, 0.4), 13) +
      oval(0, -216, 148, 20, darken(wood, 0.3)) +
      oval(0, -224, 148, 20, paint.across(lighten(wood, 0.35), wood)) +
      put(coffeeCup.draw(paint), -50, -220, 0.72) +
      put(istikan.draw(paint), 62, -218, 0.7)
    );
  },
};

export const chair: Prop = {
  width: 160,
  height: 280,
  draw(paint) {
    const { wood, accent } = paint.palette;
    const dark = darken(wood, 0.3);
    return (
      stroke('M-60 -4L-52 -130M60 -4L52 -130M-36 -14L-40 -120M38 -14L40 -120', dark, 11) +
      shape('M-66 -132Q-58 -268 -40 -274H40Q58 -268 66 -132Z', dark) +
      shape('M-50 -140Q-44 -252 -30 -258H30Q44 -252 50 -140Z', paint.body(wood)) +
      stroke('M-18 -250V-148M18 -250V-148', dark, 7) +
      rect(-70, -146, 140, 26, paint.body(accent), 12)
    );
  },
};
