// `node scripts/sharePictures.mjs`: draws the demo's pictures for shared links anew. Messengers show no SVG: each
// `NAME-1200x630.jpg` is drawn from the `NAME.svg` beside it and carries its digest, by which a test sees that they belong together.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './lib/chromium.mjs';

const folder = 'server/demo/pictures';
const suffix = '-1200x630.jpg';

/** A JPEG with a comment of fewer than 254 letters, right behind its first marker. */
const withComment = (jpeg, text) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, text.length + 2]),
    Buffer.from(text),
    jpeg.subarray(2),
  ]);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const name of readdirSync(folder).filter((one) => one.endsWith(suffix))) {
    const source = readFileSync(join(folder, name.replace(suffix, '.svg')));
    await page.setContent(
      `<img src="data:image/svg+xml;base64,${source.toString('base64')}"
        style="position:fixed;inset:0;width:100%;height:100%;object-fit:cover">`,
    );
    await page.evaluate(() => document.querySelector('img').decode());
    const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
    writeFileSync(join(folder, name), withComment(picture, createHash('sha256').update(source).digest('hex')));
  }
} finally {
  await browser.close();
}
