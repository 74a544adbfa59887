import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

const crust = '#c98a44';

/** The boat-shaped bread of Iraqi ovens. */
export const samoon: Prop = {
  width: 150,
  height: 64,
  draw: (paint) =>
    shape('M-74 -22C-40 -64 40 -64 74 -22C40 4 -40 4 -74 -22Z', paint.down('#e7b56e', '#a8652c', crust)) +
    shape('M-50 -28Q0 -58 50 -28Q0 -40 -50 -28Z', '#f6dca8', 0.8),
};

export const breadStack: Prop = {
  width: 330,
  height: 170,
  draw: (paint) =>
    [
      [-84, 0],
      [84, 0],
      [0, -6],
      [-46, -54],
      [48, -54],
      [2, -104],
    ]
      .map(([x, y]) => put(samoon.draw(paint), x ?? 0, y ?? 0))
      .join(''),
};

export const basketOfBread: Prop = {
  width: 320,
  height: 200,
  draw(paint) {
    const straw = paint.palette.third;
    return (
      put(breadStack.draw(paint), 0, -62, 0.84) +
      shape('M-150 -92H150L118 0H-118Z', paint.body(straw)) +
      repeat(9, (index) => stroke(`M${-128 + index * 32} -88L${-102 + index * 25} -4`, darken(straw, 0.25), 4, 0.6)) +
      stroke('M-144 -66H144M-132 -34H132', darken(straw, 0.3), 5, 0.6) +
      rect(-158, -102, 316, 20, paint.body(lighten(straw, 0.1)), 10)
    );
  },
};

/** A long charcoal grill with skewers on it. */
export const kebabGrill: Prop = {
  width: 560,
  height: 250,
  draw(paint) {
    const steel = darken(paint.palette.metal, 0.35);
    const skewer = (index: number) => {
      const x = -220 + index * 74;
      return (
        stroke(`M${x} -92L${x + 46} -196`, lighten(steel, 0.5), 5) +
        stroke(`M${x + 8} -110L${x + 34} -168`, index % 3 === 2 ? '#c8452f' : '#7c4022', 27) +
        stroke(`M${x + 5} -116L${x + 28} -168`, index % 3 === 2 ? '#e07a58' : '#a9653a', 7, 0.8)
      );
    };
    return (
      stroke('M-230 -80L-250 0M230 -80L250 0', darken(steel, 0.3), 14) +
      oval(0, -104, 330, 110, paint.glow('#ff9d45', 0.55)) +
      rect(-276, -130, 552, 64, paint.down(steel, darken(steel, 0.5)), 10) +
      repeat(18, (index) => circle(-255 + index * 30, -128, 13, index % 2 ? '#e8622c' : '#42342f')) +
      repeat(7, skewer) +
      repeat(4, (index) => stroke(`M${-170 + index * 120} -205q-20 -24 0 -46t0 -46`, '#fff1dc', 9, 0.3)) +
      rect(-276, -112, 552, 9, lighten(steel, 0.25), 4)
    );
  },
};

/** The domed brick oven of a bakery, its mouth full of fire. */
export const breadOven: Prop = {
  width: 560,
  height: 520,
  draw(paint) {
    const clay = paint.palette.accent;
    const brick = (index: number) => {
      const angle = Math.PI + (index * Math.PI) / 10;
      return put(rect(-22, -36, 44, 44, index % 2 ? lighten(clay, 0.25) : lighten(clay, 0.08), 4), Math.cos(angle) * 168, -170 + Math.sin(angle) * 168, 1, (angle * 180) / Math.PI + 90);
    };
    return (
      shape('M-270 0V-250C-270 -440 -150 -520 0 -520S270 -440 270 -250V0Z', paint.body(lighten(clay, 0.42))) +
      shape('M-270 -120H270V0H-270Z', paint.across(lighten(clay, 0.3), darken(clay, 0.15))) +
      shape('M-150 -150V-180C-150 -280 -90 -330 0 -330S150 -280 150 -180V-150Z', paint.down('#2b1a17', '#6e2d16')) +
      oval(0, -170, 190, 130, paint.glow('#ffb35c', 0.9)) +
      shape('M-110 -152C-90 -220 -70 -180 -52 -250C-20 -190 -8 -220 6 -268C30 -200 54 -230 62 -240C80 -190 104 -200 112 -152Z', '#f0862f') +
      shape('M-70 -152C-56 -196 -40 -176 -24 -212C-4 -176 14 -190 22 -214C40 -176 60 -180 70 -152Z', '#ffd27a') +
      repeat(11, brick) +
      rect(-210, -156, 420, 26, paint.down(lighten(clay, 0.5), clay), 6) +
      put(samoon.draw(paint), -96, -152, 0.9) +
      put(samoon.draw(paint), 92, -152, 0.9)
    );
  },
};

export const plate: Prop = {
  width: 260,
  height: 90,
  draw: (paint) =>
    oval(0, -16, 130, 18, paint.body(paint.palette.paper)) +
    oval(0, -22, 104, 13, darken(paint.palette.paper, 0.1)) +
    shape('M-84 -22C-70 -74 70 -74 84 -22Z', paint.down('#f3d79a', '#d9a75c')) +
    repeat(5, (index) => oval(-52 + index * 26, -52 - (index % 2) * 10, 14, 8, index % 2 ? '#7c4022' : '#7f9a4a')) +
    repeat(7, (index) => circle(-60 + index * 20, -34 - (index % 3) * 7, 4, '#c2553d')),
};

/** A platter from above. */
export const platter: Prop = {
  width: 260,
  height: 260,
  draw(paint) {
    const { paper, second } = paint.palette;
    return (
      circle(0, -130, 130, paint.face(paper)) +
      circle(0, -130, 122, second, 0.75) +
      circle(0, -130, 112, paper) +
      circle(0, -130, 92, paint.face('#eac987')) +
      repeat(4, (index) => put(rect(-62, -13, 124, 26, index % 2 ? '#8a4a27' : '#75391d', 13), 0, -172 + index * 30, 1, -20)) +
      repeat(6, (index) => circle(-74 + (index % 2) * 146, -180 + index * 20, 13, index % 2 ? '#d1543c' : '#7f9a4a'))
    );
  },
};

/** A bread from above. */
export const flatbread: Prop = {
  width: 220,
  height: 220,
  draw: (paint) =>
    circle(0, -110, 110, paint.face('#dba763')) +
    circle(0, -110, 96, '#efcb8e') +
    repeat(14, (index) => oval(Math.cos(index * 2.4) * (20 + index * 5), -110 + Math.sin(index * 2.4) * (20 + index * 5), 11, 7, '#b97a3c', 0.7)),
};

export const cake: Prop = {
  width: 230,
  height: 260,
  draw(paint) {
    const { accent, paper, metal } = paint.palette;
    return (
      shape('M-34 0H34L16 -26V-60H-16V-26Z', paint.body(metal)) +
      oval(0, -62, 116, 15, paint.body(metal)) +
      shape('M-94 -66V-140H94V-66Q0 -50 -94 -66Z', paint.body(lighten(accent, 0.55))) +
      shape('M-66 -138V-204H66V-138Q0 -126 -66 -138Z', paint.body(paper)) +
      shape('M-94 -142Q0 -160 94 -142V-122Q80 -100 66 -122T32 -120T0 -118T-34 -120T-66 -120T-94 -124Z', paper) +
      shape('M-66 -206Q0 -222 66 -206V-190Q52 -172 40 -190T8 -188T-24 -188T-50 -186T-66 -190Z', accent) +
      repeat(5, (index) => circle(-44 + index * 22, -216 - (index % 2) * 6, 10, index % 2 ? '#a9362f' : '#c8553d')) +
      stroke('M0 -222V-250', paint.palette.leaf, 4)
    );
  },
};

export const jar: Prop = {
  width: 100,
  height: 150,
  draw(paint) {
    const fill = paint.random.pick(['#c2553d', '#d9a03f', '#7f9a4a', '#8a3f4c', '#b9702f']);
    return (
      rect(-46, -124, 92, 124, paint.body(lighten(fill, 0.25)), 18) +
      rect(-40, -100, 80, 94, paint.body(fill), 14) +
      repeat(7, (index) => circle(-24 + (index % 3) * 24, -80 + Math.floor(index / 3) * 28, 10, lighten(fill, 0.3), 0.7)) +
      shape('M-50 -120Q0 -166 50 -120Q0 -108 -50 -120Z', paint.palette.paper) +
      rect(-44, -126, 88, 10, paint.palette.second, 4) +
      rect(-38, -96, 9, 74, '#ffffff', 4, 0.45)
    );
  },
};

/** An open sack of spice or grain. */
export const sack: Prop = {
  width: 170,
  height: 190,
  draw(paint) {
    const cloth = '#d6bd92';
    const fill = paint.random.pick(['#b5482f', '#d99a32', '#8a6a3c', '#f0e2c0', '#7d8a45', '#5a3a2c']);
    return (
      shape('M-70 0C-92 -50 -84 -110 -70 -140H70C84 -110 92 -50 70 0Z', paint.body(cloth)) +
      shape('M-64 -140Q0 -218 64 -140Z', paint.body(fill)) +
      repeat(9, (index) => circle(-40 + index * 10, -152 - Math.sin(index * 0.8) * 18, 4, lighten(fill, 0.35))) +
      rect(-82, -150, 164, 24, paint.body(lighten(cloth, 0.2)), 12) +
      stroke('M-46 -110Q-56 -60 -40 -16M30 -116Q44 -60 34 -14', darken(cloth, 0.2), 4, 0.6)
    );
  },
};

/** A crate of fruit. */
export const fruitCrate: Prop = {
  width: 230,
  height: 150,
  draw(paint) {
    const { wood } = paint.palette;
    const fruit = paint.random.pick(['#d9772f', '#b93f33', '#8ea345', '#5b2f3a', '#e0ae3c']);
    return (
      repeat(7, (index) => circle(-84 + index * 28, -98 - (index % 2) * 14, 23, paint.body(fruit))) +
      repeat(5, (index) => circle(-56 + index * 28, -122, 21, paint.body(lighten(fruit, 0.08)))) +
      repeat(4, (index) => oval(-60 + index * 38, -140 - (index % 2) * 4, 10, 5, paint.palette.leaf)) +
      repeat(3, (index) => rect(-112, -94 + index * 32, 224, 28, paint.across(lighten(wood, 0.4), lighten(wood, 0.05)), 3)) +
      rect(-112, -100, 18, 100, darken(wood, 0.1), 3) +
      rect(94, -100, 18, 100, darken(wood, 0.25), 3)
    );
  },
};
