import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const blackboard: Prop = {
  width: 620,
  height: 340,
  draw(paint) {
    const { wood, paper, third } = paint.palette;
    return (
      rect(-310, -340, 620, 330, paint.face(wood), 10) +
      rect(-288, -318, 576, 286, paint.face('#1f4a47'), 4) +
      stroke('M-240 -90L-170 -240L-100 -90Z', paper, 6, 0.85) +
      ring(10, -180, 66, paper, 6, 0.85) +
      stroke('M10 -180L56 -228M-56 -180H76', third, 5, 0.9) +
      stroke('M140 -100V-260M140 -100H262M146 -110Q190 -130 206 -180T256 -246', paper, 6, 0.85) +
      rect(-270, -28, 90, 10, paper, 4) +
      rect(-150, -28, 60, 10, third, 4)
    );
  },
};

export const schoolDesk: Prop = {
  width: 270,
  height: 210,
  draw(paint) {
    const { wood, second, accent } = paint.palette;
    return (
      stroke('M-110 -150L-120 -4M110 -150L120 -4M-110 -70H110', darken(wood, 0.45), 11) +
      rect(-130, -166, 260, 24, paint.across(lighten(wood, 0.4), wood), 6) +
      rect(-80, -142, 160, 30, darken(wood, 0.2), 4) +
      put(rect(-52, -16, 104, 16, second, 4) + rect(-46, -30, 96, 15, accent, 4), -30, -166) +
      stroke('M70 -168L96 -200', paint.palette.third, 6)
    );
  },
};

export const globe: Prop = {
  width: 200,
  height: 260,
  draw(paint) {
    const { second, leaf, metal } = paint.palette;
    return (
      oval(0, -8, 66, 10, darken(metal, 0.3)) +
      stroke('M0 -12V-40', metal, 12) +
      stroke('M58 -212C116 -160 92 -44 0 -40', metal, 9) +
      circle(0, -142, 92, paint.body(lighten(second, 0.25))) +
      shape(
        'M-60 -196C-20 -220 10 -190 -8 -166C-30 -150 -20 -120 -50 -118C-84 -124 -86 -166 -60 -196ZM14 -130C50 -150 80 -130 70 -104C56 -76 34 -70 24 -90C18 -106 4 -116 14 -130Z',
        leaf,
      ) +
      ring(0, -142, 92, lighten(second, 0.4), 3, 0.5) +
      stroke('M-88 -160Q0 -130 88 -160', '#fff6e3', 3, 0.4)
    );
  },
};

export const graduationCap: Prop = {
  width: 250,
  height: 150,
  draw: (paint) =>
    shape('M-66 -74V-26Q0 6 66 -26V-74Z', paint.body(darken(paint.palette.second, 0.2))) +
    shape('M0 -146L124 -96L0 -46L-124 -96Z', paint.face(paint.palette.second)) +
    stroke('M0 -98L96 -82V-30', paint.palette.third, 6) +
    shape('M88 -34H104L108 0H84Z', paint.palette.third),
};

export const blocks: Prop = {
  width: 210,
  height: 190,
  draw(paint) {
    const block = (x: number, y: number, colour: string, mark: string) =>
      rect(x - 44, y - 88, 86, 86, paint.face(colour), 10) + mark;
    const { accent, second, third, paper } = paint.palette;
    return (
      block(-48, 0, accent, circle(-49, -45, 22, paper)) +
      block(46, 0, second, shape('M45 -70L70 -24H20Z', third)) +
      block(0, -92, third, shape(starPath(-1, -137, 28), accent))
    );
  },
};

export const easel: Prop = {
  width: 280,
  height: 440,
  draw(paint) {
    const { wood, paper, skyTop, near, sun, accent } = paint.palette;
    return (
      stroke('M-20 -430L-120 -6M20 -430L120 -6M0 -400V-20', wood, 13) +
      rect(-126, -372, 252, 216, paper, 4) +
      rect(-112, -358, 224, 188, paint.down(skyTop, lighten(skyTop, 0.6))) +
      circle(40, -280, 34, sun) +
      shape('M-112 -230Q-40 -290 20 -226T112 -240V-170H-112Z', near) +
      shape('M-112 -200Q0 -240 112 -196V-170H-112Z', accent) +
      rect(-140, -158, 280, 18, paint.across(lighten(wood, 0.3), wood), 4)
    );
  },
};

/** The oud, the lute of Baghdad. */
export const oud: Prop = {
  width: 200,
  height: 470,
  draw(paint) {
    const { wood, third } = paint.palette;
    const dark = darken(wood, 0.4);
    return (
      rect(-14, -410, 28, 190, dark, 4) +
      put(
        rect(-14, -70, 28, 76, dark, 6) +
          repeat(4, (index) => stroke(`M-28 ${-58 + index * 16}H28`, third, 6)),
        0,
        -404,
        1,
        38,
      ) +
      shape(
        'M-18 -236C-90 -210 -110 -90 -80 -34Q-50 0 0 0T80 -34C110 -90 90 -210 18 -236Z',
        paint.body(lighten(wood, 0.35)),
      ) +
      circle(0, -130, 36, dark) +
      shape(starPath(0, -130, 32), third) +
      circle(-44, -70, 15, dark) +
      circle(44, -70, 15, dark) +
      rect(-36, -36, 72, 11, dark, 3) +
      repeat(5, (index) =>
        stroke(`M${-12 + index * 6} -34L${-8 + index * 4} -404`, '#fff1d0', 1.6, 0.8),
      )
    );
  },
};
