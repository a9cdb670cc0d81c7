import { setTimeout } from 'node:timers/promises';
import { median, percentile } from '../statistics';
import { campaignId, type FilledOrganisation } from './fillOrganisation';
import type { ServerProcess } from './serverProcess';

/** Where an organisation's costs are measured. */
interface Subject {
  readonly organisation: FilledOrganisation;
  readonly server: ServerProcess;
}

const rounds = 7;

async function medianOf({ organisation, server }: Subject, path: string): Promise<number> {
  const headers = { Authorization: `Bearer ${organisation.token}` };
  const times: number[] = [];
  // The first shows how long the server took to get going.
  for (let round = 0; round <= rounds; round += 1) times.push(await server.time(`/v1/admin/${path}`, { headers }));
  return median(times.slice(1));
}

/** Milliseconds of reads that administrators make. */
const adminReads: Readonly<Record<string, string>> = {
  'page of payments, ms': 'payments',
  'page of gifts, ms': `campagnes/${campaignId}/dons`,
  'list of campaigns, ms': 'campagnes',
  'search of payments that finds nothing, ms': 'payments?search=introuvable',
  'search of gifts that finds nothing, ms': `campagnes/${campaignId}/dons?q=introuvable`,
};

export async function timeAdminReads(subject: Subject): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(adminReads)) times[name] = await medianOf(subject, path);
  return times;
}

const pings = 400;

/** Milliseconds of others' quick reads (p99) and pages (median). */
export async function timeOthers({ organisation, server }: Subject, isOver: () => boolean) {
  const [quick, pages]: [number[], number[]] = [[], []];
  while (!isOver() && quick.length < pings) {
    quick.push(await server.time(`/v1/campagne/teams/${campaignId}?org=${organisation.id}`));
    pages.push(await server.time(`/v1/organisations/id/${organisation.id}`));
  }
  return { quick: percentile(quick, 0.99), page: median(pages) };
}

/** The cost of an export, and its effect on other readers. */
interface Exported {
  /** Milliseconds for a thousand gifts. */
  readonly time: number;
  /** Megabytes by which the server grew. */
  readonly memory: number;
  /** p99 of others' quick reads during the export, divided by that before. */
  readonly quick: number;
  /** The same for the median of others' reads that ask the database. */
  readonly page: number;
}

/** @param other the organisation whose readers are timed */
export async function measureExport({ organisation, server }: Subject, other: FilledOrganisation): Promise<Exported> {
  const headers = { Authorization: `Bearer ${organisation.token}` };
  const others = { organisation: other, server };
  await timeOthers(others, () => false);
  const quiet = await timeOthers(others, () => false);
  const before = server.mostMemory();
  let isOver = false;
  const exported = server.time('/v1/admin/payments/export', { headers }).finally(() => (isOver = true));
  const busy = await timeOthers(others, () => isOver);
  const time = await exported;
  return {
    time: (1000 * time) / organisation.gifts,
    memory: (server.mostMemory() - before) / 1e6,
    quick: busy.quick / quiet.quick,
    page: busy.page / quiet.page,
  };
}

/** Milliseconds of the first read of a campaign that the server has not in memory. */
export const timeColdRead = ({ organisation, server }: Subject): Promise<number> =>
  server.time(`/v1/campagne/id/${campaignId}?org=${organisation.id}`);

/**
 * Milliseconds of processor that a gift costs the server and its database, and gifts in a second with many at once: what
 * this process used of the time is taken off.
 * @param cpu of server and database so far
 */
export async function measureGifts(
  server: ServerProcess,
  checkouts: readonly string[],
  cpu: () => number,
): Promise<{ cost: number; perSecond: number }> {
  const waiting = checkouts.values();
  const used = cpu();
  const own = process.cpuUsage();
  const start = performance.now();
  const report = async () => {
    for (const paymentId of waiting) await server.report(paymentId);
  };
  await Promise.all(Array.from({ length: 28 }, report));
  const { user, system } = process.cpuUsage(own);
  const spent = performance.now() - start - (user + system) / 1000 / 2;
  return { cost: (cpu() - used) / checkouts.length, perSecond: (1000 * checkouts.length) / spent };
}

/** Milliseconds between two gifts of a steady evening: four a second. */
const PAUSE = 250;

/** Milliseconds until the report of a gift is answered, half of them, where four come each second. */
export async function measureSteadyGifts(server: ServerProcess, checkouts: readonly string[]): Promise<number> {
  const times = checkouts.map(async (paymentId, index) => {
    await setTimeout(index * PAUSE);
    const start = performance.now();
    await server.report(paymentId);
    return performance.now() - start;
  });
  return median(await Promise.all(times));
}
