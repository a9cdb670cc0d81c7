import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepLastBackup, lastBackupName, readLastBackup } from './lastBackup';

const folder = mkdtempSync(join(tmpdir(), 'orgkit-last-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('CALL-210 keeps as of when the last backup is, in one file', async () => {
  expect(await readLastBackup(folder)).toBeNull();
  for (const at of ['2027-01-30T02:00:00.000Z', '2027-01-31T02:00:00.000Z']) {
    await keepLastBackup(folder, at);
    expect(await readLastBackup(folder)).toBe(at);
  }
  expect(readdirSync(folder)).toEqual([lastBackupName]);
});

it('CALL-210 knows of no backup where the file says no moment', async () => {
  writeFileSync(join(folder, lastBackupName), 'yesterday');
  expect(await readLastBackup(folder)).toBeNull();
});
