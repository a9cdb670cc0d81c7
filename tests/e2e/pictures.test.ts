import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { fewNames, pictureCases } from './pictures/pictureCases';
import { differenceOf, readPicture, shrink, writePicture } from './pictures/pictureFile';
import { servePictures, takePicture, type Box } from './pictures/takePicture';
import { openBrowser } from './support/browser';
import type { Site } from './support/serveFiles';

/** Share of pixels that may differ: smoothing at the edges of letters is not the same on every machine. */
const TOLERANCE = 0.004;
/** How far apart two colours are that count as different, from 0 to 1; what a palette cannot say is none. */
const THRESHOLD = 0.12;
/** Pixels that a box may stand elsewhere where only boxes are compared. */
const BOX_TOLERANCE = 3;

const kept = join(__dirname, 'pictures/kept');
const boxFile = join(kept, 'boxes.json');
const update = process.env['ORGKIT_PICTURES'] === 'update';
/** All of them take three minutes: `npm run pictures` and `npm run proof`. */
const cases = process.env['ORGKIT_PROOF'] ? pictureCases : fewNames.map(caseNamed);

interface Kept {
  /** The major version of Chromium that the pictures were taken with. */
  chromium: string;
  boxes: Record<string, Record<string, Box>>;
}
const references: Kept = existsSync(boxFile)
  ? (JSON.parse(readFileSync(boxFile, 'utf8')) as Kept)
  : { chromium: '', boxes: {} };

let site: Site;
let browser: Browser;
let major: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([servePictures(), openBrowser(['--font-render-hinting=none'])]);
  major = browser.version().split('.')[0] ?? '';
  if (update) {
    mkdirSync(kept, { recursive: true });
    references.chromium = major;
  } else if (major !== references.chromium)
    process.stderr.write(
      `\n******  ONLY BOXES ARE COMPARED: reference pictures are of Chromium ${references.chromium}, this is ${major}.\n`,
    );
});
afterAll(async () => {
  if (update) writeFileSync(boxFile, `${JSON.stringify(references)}\n`);
  await Promise.all([browser.close(), site.close()]);
});

describe('reference pictures', () => {
  it.each(cases.map((one) => [one.name, one] as const))(
    'CAMP-05 SCREEN-02 %s looks as it was approved',
    async (name, one) => {
      const { png, boxes } = await takePicture(browser, site, one);
      const taken = shrink(readPicture(png), one.shrink);
      const file = join(kept, `${name}.png`);
      if (update) {
        writeFileSync(file, writePicture(taken));
        references.boxes[name] = boxes;
        return;
      }
      const before = references.boxes[name];
      if (!before || !existsSync(file))
        throw new Error(`no reference of ${name}: npm run pictures -- --update, and look at it`);
      if (major === references.chromium) {
        const difference = differenceOf(taken, readPicture(readFileSync(file)), THRESHOLD);
        if (difference > TOLERANCE) {
          mkdirSync('test-results/pictures', { recursive: true });
          writeFileSync(`test-results/pictures/${name}.png`, png);
        }
        expect(difference).toBeLessThanOrEqual(TOLERANCE);
        return;
      }
      expect(movedBoxes(before, boxes)).toEqual([]);
    },
  );
});

function caseNamed(name: string) {
  const found = pictureCases.find((one) => one.name === name);
  if (!found) throw new Error(`no picture is named ${name}`);
  return found;
}

/** What appeared, went, or stands elsewhere. */
function movedBoxes(before: Record<string, Box>, now: Record<string, Box>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => {
    const [was, is] = [before[name], now[name]];
    return !was || !is || was.some((value, index) => Math.abs(value - (is[index] ?? NaN)) > BOX_TOLERANCE);
  });
}
