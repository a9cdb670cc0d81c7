import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module: sharp on paper as wide as a hand. */
const SCALE = 16;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A QR code as PNG of one bit, black on white, for programs that take no SVG. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const width = size * SCALE;
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + width / 8);
    modules.forEach((dark, at) => row.fill(dark ? 0 : 0xff, 1 + at * (SCALE / 8), 1 + (at + 1) * (SCALE / 8)));
    return Array<Buffer>(SCALE).fill(row);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(width, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.concat(rows), { level: 9 });
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
