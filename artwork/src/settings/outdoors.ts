import { mix, type Colour } from '../colour.ts';
import { datePalm, ground, palmRow, ridges, sky, town, water } from '../landscape.ts';
import type { Paint } from '../paint.ts';
import { stand } from '../prop.ts';
import type { Placed } from '../scene.ts';
import { put } from '../svg.ts';

interface Outdoors {
  back: 'town' | 'hills' | 'mountains' | 'palms' | 'open';
  horizon?: number;
  ground?: Colour;
  /** Still water between the horizon and this height. */
  water?: number;
  /** Drawn between the far land and the things. */
  between?: string;
  things: readonly Placed[];
  /** A palm close by at the edge. */
  palm?: boolean;
}

/** Open air under a sky of the hour. Things are drawn in the order given. */
export function outdoors(paint: Paint, place: Outdoors): string {
  const { far, near, skyLow, floor, leaf } = paint.palette;
  const horizon = place.horizon ?? 600;
  const haze = mix(far, skyLow, 0.25);
  const back = {
    town: () => ridges(paint, horizon, 70, 2) + town(paint, horizon, haze),
    hills: () => ridges(paint, horizon, 110),
    mountains: () => ridges(paint, horizon, 300),
    palms: () =>
      ridges(paint, horizon, 60, 2) + palmRow(paint, horizon + 6, 210, 9, mix(near, leaf, 0.4)),
    open: () => ridges(paint, horizon, 40, 2),
  }[place.back];
  return [
    sky(paint, horizon),
    back(),
    ground(paint, place.water ?? horizon, place.ground ?? mix(floor, near, 0.12)),
    place.water ? water(paint, horizon, place.water) : '',
    place.between ?? '',
    ...place.things.map((placed) => stand(paint, ...placed)),
    place.palm ? put(datePalm(paint, 720), 1130, 990) : '',
  ].join('');
}
