import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { set, stand } from '../prop.ts';
import type { Placed } from '../scene.ts';
import { circle, rect, repeat, shape, stroke } from '../svg.ts';

/** A workshop or warehouse: roof beams, high windows, a wide floor. */
export function hall(paint: Paint, behind: readonly Placed[], things: readonly Placed[]): string {
  const { wall, skyLow, skyTop, second, lamp, glow, sun } = paint.palette;
  const steel = mix(second, wall, 0.25);
  const concrete = mix(paint.palette.floor, '#a7a79c', 0.5);
  const windows = repeat(4, (index) => {
    const x = 110 + index * 280;
    return (
      rect(x - 8, 222, 226, 176, darken(wall, 0.35)) +
      rect(x, 230, 210, 160, paint.down(skyTop, skyLow)) +
      circle(x + 60, 350, 130, paint.glow(sun, 0.5)) +
      stroke(`M${x + 70} 230V390M${x + 140} 230V390M${x} 310H${x + 210}`, steel, 7)
    );
  });
  const beams = repeat(6, (index) =>
    stroke(`M${index * 256 - 128} 168L${index * 256} 40L${index * 256 + 128} 168`, steel, 12),
  );
  const rays = repeat(3, (index) => {
    const x = 120 + index * 290;
    return shape(
      `M${x} 240L${x + 190} 240L${x + 540} 960L${x + 260} 960Z`,
      paint.fade(lighten(sun, 0.4), 0.3 + glow * 0.2, 'down'),
      0.5,
    );
  });
  const lamps = repeat(3, (index) => {
    const x = 260 + index * 380;
    return (
      stroke(`M${x} 168V196`, steel, 6) +
      shape(`M${x - 18} 196H${x + 18}L${x + 58} 232H${x - 58}Z`, darken(steel, 0.3)) +
      circle(x, 240, 210, paint.glow(lamp, 0.2 + glow * 0.25))
    );
  });
  return (
    rect(0, 0, 1280, 720, paint.down(darken(wall, 0.22), lighten(wall, 0.12))) +
    repeat(17, (index) => rect(index * 80, 168, 3, 552, darken(wall, 0.25), 0, 0.35)) +
    rect(0, 0, 1280, 172, darken(mix(steel, wall, 0.3), 0.35)) +
    beams +
    rect(0, 28, 1280, 14, steel) +
    rect(0, 160, 1280, 18, steel) +
    windows +
    rect(0, 560, 1280, 160, mix(second, wall, 0.35), 0, 0.55) +
    behind.map((placed) => set(paint, ...placed)).join('') +
    rect(0, 716, 1280, 246, paint.down(darken(concrete, 0.2), lighten(concrete, 0.1))) +
    shape('M0 900L1280 830V842L0 914Z', paint.palette.third, 0.7) +
    lamps +
    rays +
    things.map((placed) => stand(paint, ...placed)).join('')
  );
}
