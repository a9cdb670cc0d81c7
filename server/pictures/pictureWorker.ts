// The program that reads pictures: what a hostile one does, it does here, with a low priority and without a secret.
import { open, readFile, rename } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { MEGAPIXELS, type PictureFile, type PictureJob, type PictureOutput, type PictureProblem } from './pictures';

/** Most time for one file. */
const SECONDS = 10;
/** Gifts go first, also on a machine with one core. */
const NICE = 10;

export type WorkerAnswer =
  | { readonly files: readonly PictureFile[] }
  | { readonly problem: PictureProblem }
  | { readonly fault: string };

setPriority(NICE);
sharp.concurrency(1);
sharp.cache(false);
// libvips draws SVG, PDF and more where it can: only these are read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

process.on('message', (job: PictureJob) => {
  void answerTo(job)
    .catch((error: unknown): WorkerAnswer => ({ fault: String(error) }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

async function answerTo({ source, outputs }: PictureJob): Promise<WorkerAnswer> {
  const bytes = await readFile(source);
  const problem = await problemOf(bytes);
  if (problem) return { problem };
  const files: PictureFile[] = [];
  for (const output of outputs) {
    const drawn = await draw(bytes, output);
    if ('problem' in drawn) return drawn;
    await keep(output.path, drawn.data);
    files.push({ width: drawn.info.width, height: drawn.info.height, bytes: drawn.data.length });
  }
  return { files };
}

/** By the header alone. */
async function problemOf(bytes: Buffer): Promise<PictureProblem | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > MEGAPIXELS * 1e6 ? 'tooManyPixels' : null;
  } catch {
    return 'unreadable';
  }
}

/** The picture turned as it was taken, in one size and format, without what a camera noted (place, time, owner). */
async function draw(bytes: Buffer, { format, width }: PictureOutput) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MEGAPIXELS * 1e6, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true });
    const encoded = format === 'webp' ? picture.webp({ quality: 75 }) : picture.avif({ quality: 50, effort: 2 });
    return await encoded.toBuffer({ resolveWithObject: true });
  } catch (error) {
    const problem: PictureProblem = /timeout/.test(String(error)) ? 'tooSlow' : 'unreadable';
    return { problem };
  }
}

/** On disk before it has its name. */
async function keep(path: string, data: Buffer): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
