/** A part of a picture, as SVG. */
export type Part = string;

/** A picture drawn by code: for the demo, whose pictures belong to nobody else. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

type Attributes = Readonly<Record<string, string | number>>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('');

export const shape = (tag: string, attributes: Attributes): Part => `<${tag}${attributesOf(attributes)}/>`;
export const group = (attributes: Attributes, ...parts: readonly Part[]): Part =>
  `<g${attributesOf(attributes)}>${parts.join('')}</g>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): Part =>
  shape('rect', { x, y, width, height, fill, rx });
export const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1): Part =>
  shape('circle', { cx, cy, r, fill, opacity });
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, turn = 0): Part =>
  shape('ellipse', { cx, cy, rx, ry, fill, transform: `rotate(${turn} ${cx} ${cy})` });
export const path = (d: string, fill: string): Part => shape('path', { d, fill });
export const line = (d: string, stroke: string, width: number): Part =>
  shape('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });

/** A vertical gradient, to be used as `fill="url(#id)"`. */
export const fade = (id: string, from: string, to: string): Part =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
/** Light that ends in nothing. */
export const glow = (id: string, colour: string): Part =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** So many parts, each told its place. */
export const times = (count: number, draw: (at: number) => Part): Part =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Numbers from 0 to 1 that are the same each time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pick = <T>(all: readonly [T, ...T[]], at: number): T =>
  all[Math.abs(Math.floor(at)) % all.length] ?? all[0];

/** A scene as the text of an SVG file. */
export const svgOf = ({ width, height, parts }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
