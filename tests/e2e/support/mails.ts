import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { OrgkitServer } from './orgkitServer';

/** The first text in a mail to somebody that matches, once it has gone out: the address that it leads to, say. */
export async function foundInMailTo({ dataFolder }: OrgkitServer, address: string, wanted: RegExp): Promise<string> {
  const folder = join(dataFolder, 'mails');
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; await setTimeout(100)) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    for (const name of names) {
      const mail = readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const [found] = mail.includes(address) ? (wanted.exec(mail) ?? []) : [];
      if (found) return found;
    }
  }
  throw new Error(`no mail to ${address}`);
}
