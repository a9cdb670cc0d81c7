import { crc32, deflateSync, inflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';

/** Red, green, blue and alpha of each pixel, as `pixelmatch` has them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Channels by a PNG's kind of colour: those that Chromium writes, and the palettes of ours. */
const channelsByKind: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };
const { abs } = Math;

/** Reads a PNG of eight bits a channel. In Jest's realm, where each look at a global is slow, libraries take seconds for it. */
export function readPicture(file: Buffer): Pixels {
  const parts = chunksOf(file);
  const partOf = (type: string) => Buffer.concat(parts.filter((part) => part.type === type).map(({ body }) => body));
  const header = partOf('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = channelsByKind[header[9] ?? -1];
  if (channels === undefined || header[8] !== 8 || header[12] !== 0) throw new Error('a PNG of another kind');
  const rows = unfilter(inflateSync(partOf('IDAT')), width * channels, height, channels);
  const palette = channels === 1 ? partOf('PLTE') : null;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 4 + channel] =
        (palette ? palette[(rows[pixel] ?? 0) * 3 + channel] : rows[pixel * channels + channel]) ?? 0;
  return { width, height, data };
}

function chunksOf(file: Buffer): { type: string; body: Buffer }[] {
  const parts = [];
  for (let at = 8; at < file.length;) {
    const body = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    parts.push({ type: file.toString('latin1', at + 4, at + 8), body });
    at += body.length + 12;
  }
  return parts;
}

/** Each row begins with how its bytes tell of those to the left, above, and above to the left. */
function unfilter(raw: Uint8Array, length: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const from = y * (length + 1);
    const kind = raw[from] ?? 0;
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x < step ? 0 : (rows[at - step] ?? 0);
      const above = y === 0 ? 0 : (rows[at - length] ?? 0);
      const corner = x < step || y === 0 ? 0 : (rows[at - length - step] ?? 0);
      rows[at] = (raw[from + x + 1] ?? 0) + told(kind, left, above, corner);
    }
  }
  return rows;
}

function told(kind: number, left: number, above: number, corner: number): number {
  if (kind < 3) return kind === 0 ? 0 : kind === 1 ? left : above;
  if (kind === 3) return (left + above) >> 1;
  const guess = left + above - corner;
  const near = abs(guess - left);
  const up = abs(guess - above);
  const far = abs(guess - corner);
  return near <= up && near <= far ? left : up <= far ? above : corner;
}

/** Each square of `times` by `times` pixels becomes their mean, opaque: a picture that small tells layouts apart just as well. */
export function shrink({ width, height, data }: Pixels, times: number): Pixels {
  const small = { width: Math.floor(width / times), height: Math.floor(height / times) };
  const out = new Uint8Array(small.width * small.height * 4).fill(255);
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < times; dy++)
          for (let dx = 0; dx < times; dx++)
            sum += data[((y * times + dy) * width + x * times + dx) * 4 + channel] ?? 0;
        out[(y * small.width + x) * 4 + channel] = sum / (times * times);
      }
  return { ...small, data: out };
}

const COLOURS = 256;

/** A PNG with one byte a pixel and the picture's commonest 256 colours; others become the nearest. */
export function writePicture({ width, height, data }: Pixels): Buffer {
  const colourAt = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    // Five bits of each channel, the upper ones again below: white stays white, and few colours are left.
    return (colour & 0xf8f8f8) | ((colour >> 5) & 0x070707);
  };
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const indexes = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++)
    rows[pixel + Math.floor(pixel / width) + 1] = indexes.get(colourAt(pixel)) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(palette: readonly number[], colour: number): number {
  const exact = palette.indexOf(colour);
  if (exact >= 0) return exact;
  const part = (one: number, bits: number) => ((one >> bits) & 255) - ((colour >> bits) & 255);
  const far = palette.map((one) => part(one, 16) ** 2 + part(one, 8) ** 2 + part(one, 0) ** 2);
  return far.indexOf(Math.min(...far));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The share of pixels that differ, from 0 to 1; 1 when the sizes do. Small differences of a colour are none: `threshold`. */
export function differenceOf(one: Pixels, other: Pixels, threshold: number): number {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 1;
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold }) / (width * height);
}
