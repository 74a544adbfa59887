import type { Colour } from './colour.ts';

/** Pieces of SVG. A fill is a colour or the address of a gradient made by `Paint`. */
const round = (value: number) => Math.round(value * 10) / 10;
const seeThrough = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '');

export const pictureWidth = 1280;
export const pictureHeight = 960;

export function rect(x: number, y: number, w: number, h: number, fill: Colour, r = 0, opacity = 1) {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: Colour, opacity = 1) {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: Colour, opacity = 1) {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function shape(d: string, fill: Colour, opacity = 1) {
  return `<path d="${d}" fill="${fill}"${seeThrough(opacity)}/>`;
}

/** A line along a path, with round ends. */
export function stroke(d: string, colour: Colour, width: number, opacity = 1) {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${seeThrough(opacity)}/>`;
}

export function ring(
  cx: number,
  cy: number,
  r: number,
  colour: Colour,
  width: number,
  opacity = 1,
) {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${width}"${seeThrough(opacity)}/>`;
}

/** Moves a drawing made around 0,0. */
export function put(content: string, x: number, y: number, scale = 1, turn = 0, mirrored = false) {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const width = mirrored ? -scale : scale;
  const scaled = scale === 1 && !mirrored ? '' : ` scale(${width.toFixed(4)} ${scale.toFixed(4)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${content}</g>`;
}

export function faded(content: string, opacity: number) {
  return `<g opacity="${opacity}">${content}</g>`;
}

/** The numbers 0 to count - 1, drawn and joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
