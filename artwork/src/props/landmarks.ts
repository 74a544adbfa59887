import { darken, lighten, mix } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { rect, repeat, shape, stroke } from '../svg.ts';

/** The arched house of bundled reeds in the southern marshes. */
export const reedHouse: Prop = {
  width: 700,
  height: 380,
  draw(paint) {
    const straw = mix('#d9b368', paint.palette.third, 0.4);
    const arch = (x: number, scale: number, width: number, tone: string) =>
      stroke(
        `M${x - 190 * scale} 0V${-170 * scale}C${x - 190 * scale} ${-380 * scale} ${x + 190 * scale} ${-380 * scale} ${x + 190 * scale} ${-170 * scale}V0`,
        tone,
        width,
      );
    return (
      shape(
        'M-330 0V-170C-330 -360 -20 -350 40 -340L330 -260V0Z',
        paint.across(lighten(straw, 0.1), darken(straw, 0.3)),
      ) +
      repeat(6, (index) =>
        stroke(
          `M${70 + index * 48} ${-322 + index * 12}Q${100 + index * 48} -150 ${90 + index * 48} 0`,
          darken(straw, 0.28),
          15,
        ),
      ) +
      shape('M-332 0V-160C-332 -350 48 -350 48 -160V0Z', paint.down(lighten(straw, 0.25), straw)) +
      repeat(10, (index) =>
        stroke(
          `M${-300 + index * 38} 0V${-170 - Math.sin((index / 9) * Math.PI) * 120}`,
          darken(straw, 0.14),
          5,
          0.6,
        ),
      ) +
      arch(-142, 1, 30, darken(straw, 0.22)) +
      arch(-142, 1, 12, lighten(straw, 0.2)) +
      shape('M-206 0V-96C-206 -160 -78 -160 -78 -96V0Z', '#4a3325') +
      repeat(8, (index) => rect(-290 + index * 38, -190, 20, 20, darken(straw, 0.35), 2, 0.6))
    );
  },
};

/** A spiral minaret like that of Samarra. */
export const spiralMinaret: Prop = {
  width: 460,
  height: 600,
  draw(paint) {
    const brick = mix('#cf9d62', paint.palette.accent, 0.25);
    return (
      rect(-230, -60, 460, 60, paint.across(lighten(brick, 0.2), darken(brick, 0.25))) +
      repeat(6, (index) => {
        const low = 190 - index * 28;
        const high = 176 - index * 28;
        const y = -60 - index * 82;
        return (
          shape(
            `M${-low} ${y}L${-high} ${y - 82}L${high} ${y - 62}L${low} ${y}Z`,
            paint.body(brick),
          ) +
          stroke(`M${-low + 4} ${y - 4}L${low - 4} ${y - 26}`, darken(brick, 0.35), 9, 0.75) +
          shape(
            `M${-low} ${y}L${-low - 8} ${y - 14}L${low + 8} ${y - 34}L${low} ${y - 18}Z`,
            lighten(brick, 0.24),
          )
        );
      }) +
      rect(-34, -600, 68, 66, paint.body(lighten(brick, 0.1)), 6) +
      rect(-9, -578, 18, 44, darken(brick, 0.5), 9) +
      shape('M-40 -598H40L26 -616H-26Z', darken(brick, 0.1))
    );
  },
};

/** The mound of Erbil's citadel with its ring of houses. */
export const citadel: Prop = {
  width: 1100,
  height: 380,
  draw(paint) {
    const clay = mix('#cf9a68', paint.palette.far, 0.2);
    return (
      shape(
        'M-540 0C-470 -60 -420 -170 -390 -210H390C420 -170 470 -60 540 0Z',
        paint.down(lighten(clay, 0.2), darken(clay, 0.25)),
      ) +
      repeat(13, (index) =>
        stroke(`M${-380 + index * 63} -200L${-480 + index * 80} -20`, darken(clay, 0.2), 5, 0.35),
      ) +
      repeat(15, (index) => {
        const x = -398 + index * 53;
        const tall = 92 + ((index * 37) % 5) * 14;
        return (
          rect(
            x,
            -200 - tall,
            56,
            tall + 8,
            paint.across(lighten(clay, 0.28 - (index % 3) * 0.08), darken(clay, 0.08)),
          ) +
          rect(x + 14, -200 - tall * 0.64, 12, 24, darken(clay, 0.5), 6) +
          rect(x + 34, -200 - tall * 0.64, 12, 24, darken(clay, 0.5), 6)
        );
      }) +
      shape('M-60 -180V-330H60V-180Z', paint.across(lighten(clay, 0.35), clay)) +
      shape('M-32 -180V-262C-32 -306 32 -306 32 -262V-180Z', darken(clay, 0.6)) +
      rect(-68, -342, 136, 18, darken(clay, 0.15), 3) +
      stroke('M0 -342V-420', '#5f4134', 5) +
      shape('M0 -420H54V-388H0Z', paint.palette.accent)
    );
  },
};

/** A shrine: a golden dome between two minarets. */
export const shrine: Prop = {
  width: 700,
  height: 520,
  draw(paint) {
    const { paper, second, third } = paint.palette;
    const gold = '#dcae4e';
    const minaret = (x: number) =>
      rect(x - 20, -440, 40, 440, paint.body(gold)) +
      rect(x - 32, -380, 64, 22, paint.body(lighten(gold, 0.1)), 5) +
      shape(`M${x - 22} -440Q${x} -520 ${x + 22} -440Z`, paint.body(gold));
    return (
      minaret(-230) +
      minaret(230) +
      rect(-320, -170, 640, 170, paint.across(lighten(paper, 0.2), darken(paper, 0.16))) +
      rect(-130, -250, 260, 90, paint.across(second, darken(second, 0.2))) +
      shape('M-118 -246C-150 -350 -60 -410 0 -470C60 -410 150 -350 118 -246Z', paint.body(gold)) +
      stroke('M0 -470V-510', gold, 7) +
      rect(-100, -220, 200, 220, second) +
      shape('M-70 0V-120C-70 -190 70 -190 70 -120V0Z', darken(second, 0.45)) +
      repeat(
        4,
        (index) =>
          shape(
            `M${-300 + index * 54} 0V-80C${-300 + index * 54} -124 ${-262 + index * 54} -124 ${-262 + index * 54} -80V0Z`,
            darken(paper, 0.35),
          ) +
          shape(
            `M${124 + index * 48} 0V-80C${124 + index * 48} -124 ${160 + index * 48} -124 ${160 + index * 48} -80V0Z`,
            darken(paper, 0.35),
          ),
      ) +
      repeat(9, (index) => shape(starPath(-288 + index * 72, -148, 15), third))
    );
  },
};
