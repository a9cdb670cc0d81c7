import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createCheckoutWorld } from '../testing/checkoutWorld';
import { startJobs } from './startJobs';

it('SRV-03 brings webhooks over HTTP to the ledger and mails to the folder, and stops when told to', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-jobs-'));
  const world = await createCheckoutWorld({ config: { dataFolder } });
  const jobs = startJobs(world.deps, { origin: world.server.url });
  try {
    const { url } = (await world.submit()).body as { url: string };
    await world.press(url, 'pay');
    const mails = () => readdir(join(dataFolder, 'mails')).catch(() => []);
    while (!(await mails()).some((name) => name.endsWith('.eml'))) await setTimeout(20);
    expect((await world.paymentOf(url)).state).toBe('succeeded');
    await jobs.stop();
    const { url: next } = (await world.submit()).body as { url: string };
    await world.press(next, 'pay');
    expect(await world.deliver()).toBe(1);
  } finally {
    await jobs.stop();
    await world.close();
    await rm(dataFolder, { recursive: true });
  }
});
