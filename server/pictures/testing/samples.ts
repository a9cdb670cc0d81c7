import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of noise, so that it is as large as photographs are. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#336', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A small file that says it is so large: a grey PNG of one bit. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Files that are no picture or PDF that is taken, with the answer that they get. */
export async function hostileFiles(): Promise<readonly (readonly [string, Buffer, number, string])[]> {
  const jpeg = await noise(300, 200).jpeg().toBuffer();
  const png = await noise(300, 200).png().toBuffer();
  const webp = await noise(300, 200).webp().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  return [
    ['nothing', Buffer.alloc(0), 400, 'empty'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, 'fileType'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'fileType'],
    ['GIF', await noise(30, 20).gif().toBuffer(), 415, 'fileType'],
    ['TIFF', await noise(30, 20).tiff().toBuffer(), 415, 'fileType'],
    ['AVIF', await noise(30, 20).avif({ effort: 0 }).toBuffer(), 415, 'fileType'],
    ['HTML that is a GIF too', Buffer.concat([Buffer.from('GIF89a/*'), script]), 415, 'fileType'],
    ['a ZIP archive', Buffer.from('PK\x03\x04\x14\0\0\0\0\0'.padEnd(60, '\0'), 'latin1'), 415, 'fileType'],
    ['a JPEG cut short', jpeg.subarray(0, jpeg.length / 2), 400, 'unreadable'],
    ['a PNG cut short', png.subarray(0, png.length / 2), 400, 'unreadable'],
    ['a WebP cut short', webp.subarray(0, webp.length / 2), 400, 'unreadable'],
    ['the beginning of a JPEG', jpeg.subarray(0, 200), 400, 'unreadable'],
    ['HTML behind the beginning of a JPEG', Buffer.concat([jpeg.subarray(0, 20), script]), 400, 'unreadable'],
    ['HTML behind the beginning of a PNG', Buffer.concat([png.subarray(0, 8), script]), 415, 'fileType'],
    ['HTML behind the head of a PNG', Buffer.concat([png.subarray(0, 60), script]), 400, 'unreadable'],
    ['a PNG of 400 million pixels', hugePng(20_000, 20_000), 413, 'tooManyPixels'],
    ['a PNG that is one pixel too wide', hugePng(50_000_008, 1), 413, 'tooManyPixels'],
    ['a PDF cut short', pdf.subarray(0, 40), 400, 'unreadable'],
    ['HTML before a PDF', Buffer.concat([script, pdf]), 415, 'fileType'],
  ];
}
