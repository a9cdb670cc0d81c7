import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone in the street: slower than this machine, bytes per second, milliseconds to the server. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Makes a page as slow as on that phone. */
export async function beOnPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
