import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { minor, ZERO } from '../../src/core/money';
import { charges, entries, media, uploads } from '../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../testing/checkoutWorld';
import { createFolderStore } from '../files/createFolderStore';
import { verifyData } from './verify';

let folder: string;
let world: CheckoutWorld;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orgkit-verify-'));
  world = await createCheckoutWorld({ config: { dataFolder: folder } });
  const { url } = (await world.submit()).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const verify = () =>
  verifyData({
    database: world.deps.database,
    files: createFolderStore(folder),
    media: createFolderStore(folder, 'media'),
  });

it('OPS-05 verifying tells what the ledger adds up to', async () => {
  expect(await verify()).toMatch(
    /^demo \(test\): \d+ EUR in 1 ledger rows, 1 payments\n0 files .*\neverything agrees$/,
  );
});

it('OPS-05 verifying finds a ledger that its charges contradict', async () => {
  const { queries } = world.deps.database;
  await queries.update(entries).set({ montant: sql`${entries.montant} + 1` });
  await expect(verify()).rejects.toThrow(
    /2 things are wrong:\n.*charge .* is not what the ledger says.*\n.*kept totals of payments GENERAL succeeded in EUR/i,
  );
  await queries.update(entries).set({ montant: sql`${entries.montant} - 1` });
  await queries.update(charges).set({ refunded: minor(5) });
  await expect(verify()).rejects.toThrow(/is not what the ledger says/);
  await queries.update(charges).set({ refunded: ZERO });
  await queries.update(entries).set({ organisationId: 'other' });
  await expect(verify()).rejects.toThrow(/another organisation/);
  await queries.update(entries).set({ organisationId: 'demo' });
});

it('OPS-05 verifying finds files that are missing or cut short', async () => {
  const { queries } = world.deps.database;
  const row = { organisationId: 'demo', formId: 'f', name: 'a.pdf', mime: 'application/pdf', size: 4 };
  const doc = 'a-reference-of-a-file';
  await queries.insert(uploads).values({ ...row, doc, submissionId: 's1', createdAt: new Date() });
  await expect(verify()).rejects.toThrow(/is missing/);
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'uploads', doc), 'abc');
  await expect(verify()).rejects.toThrow(/not whole/);
  writeFileSync(join(folder, 'uploads', doc), 'abcd');
  expect(await verify()).toMatch(/1 files of submissions and 0 pictures and PDF are there/);
  await queries.delete(uploads).where(eq(uploads.doc, doc));
});

it('OPS-05 MEDIA-03 verifying finds pictures that are missing or cut short', async () => {
  const { queries } = world.deps.database;
  const id = 'id-of-a-picture-kept';
  const at = new Date(0);
  await queries.insert(media).values({
    ...{ id, organisationId: 'demo', hash: 'a'.repeat(40), kind: 'PICTURE', state: 'PROCESSING', name: 'a', alt: '' },
    ...{ width: 9, height: 9, bytes: 9, variants: [{ size: 1600, format: 'webp', width: 9, height: 9, bytes: 4 }] },
    ...{ attempts: 0, nextAttemptAt: at, createdAt: at, updatedAt: at },
  });
  await expect(verify()).rejects.toThrow(`${id}-1600-webp is missing`);
  mkdirSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media', `${id}-1600-webp`), 'abcd');
  expect(await verify()).toMatch(/0 files of submissions and 1 pictures and PDF are there/);
});
