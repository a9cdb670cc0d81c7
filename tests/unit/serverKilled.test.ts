import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { buildPrograms, runProgram, type Running } from '../../server/testing/serverProcess';
import type { FollowedCampaign } from '../../src/client/live/followCampaign';
import { followOverHttp, type HttpFollower } from '../support/followOverHttp';

const token = 'admin-token-of-the-demo-for-tests';
const data = mkdtempSync(join(tmpdir(), 'orgkit-killed-'));
let programs: Awaited<ReturnType<typeof buildPrograms>>;
let port: number;
let server: Running | undefined;
let followers: HttpFollower[] = [];
beforeAll(async () => {
  programs = await buildPrograms();
  port = await freePort();
});
afterAll(() => {
  for (const { stop } of followers) stop();
  server?.child.kill('SIGKILL');
  programs.remove();
  rmSync(data, { recursive: true, force: true });
});

async function start() {
  const settings = { PORT: String(port), ORGKIT_DATA: data, ORGKIT_ADMIN_TOKEN: token, LOG_LEVEL: 'error' };
  server = runProgram(join(programs.folder, 'main.mjs'), settings);
  await server.printed('Orgkit is ready');
}

/** The status of the answer; null when none came. */
async function post(path: string, body: object): Promise<number | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' };
  const url = `http://127.0.0.1:${port}/v1/admin/${path}`;
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    ({ status }) => status,
    () => null,
  );
}
/** A gift of `number` euros, by name and id the same however often it is sent. */
const give = (number: number) =>
  post('campagnes/veille/dons', { id: `don-${number}`, montant: number, displayName: `Don ${number}` });
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const named = (numbers: readonly number[]) => numbers.map((number) => `Don ${number}`);

/** What a page shows, in the order of names. */
const shown = ({ campaign, donors, donorCount }: FollowedCampaign) => ({
  total: campaign?.stats.total.sum.total,
  count: campaign?.stats.total.count.total,
  donorCount,
  names: donors?.map(({ campagneExtraData }) => campagneExtraData.displayName).sort(),
});
const allOf = (numbers: readonly number[]) => ({
  total: sum(numbers),
  count: numbers.length,
  donorCount: numbers.length,
  names: named(numbers).sort(),
});

it('CALL-27 CALL-31 FEED-02 SRV-03 GIFT-01 a server killed and back: nothing lost, nothing twice, no backlog announced', async () => {
  await start();
  await post('campagnes', { id: 'veille', label: 'Veille' });
  await give(1);
  const [page, screen] = await Promise.all(
    (['page', 'screen'] as const).map((kind) => followOverHttp(`http://127.0.0.1:${port}`, 'veille', kind)),
  );
  if (!page || !screen) throw new Error('nobody looks');
  followers = [page, screen];
  const untilTotal = (total: number) =>
    Promise.all(followers.map(({ until }) => until((view) => shown(view).total === total)));

  await give(2);
  await untilTotal(3);
  expect(followers.map(({ announced }) => [...announced])).toEqual([named([2]), named([2])]);

  // Killed among gifts that are on their way: some, as a rule, get no answer.
  const sent = from(3, 22);
  const first = give(3);
  const answers = [first, ...sent.slice(1).map(give)];
  await first;
  const lost = Promise.all(followers.map((follower) => follower.lost()));
  server?.child.kill('SIGKILL');
  await Promise.all([server?.ended, lost]);
  const statuses = await Promise.all(answers);
  expect(statuses[0]).toBe(200);
  const before = followers.map(({ announced }) => [...announced]);
  await Promise.all(followers.map(({ pass }) => pass(60_000)));
  expect(followers.map(({ view }) => view().offline)).toEqual([true, true]);

  // Senders try again whatever they sent, answered or not, and more come before the page hears of it.
  await start();
  for (const number of from(3, 25)) expect(await give(number)).toBe(200);
  // After a minute without answers, pages wait up to another one between two attempts (HTTP-04).
  await Promise.all(followers.map(({ pass }) => pass(60_000)));
  for (const { view } of followers) {
    expect(view().offline).toBe(false);
    expect(shown(view())).toEqual(allOf(from(1, 25)));
  }
  expect(followers.map(({ announced }) => announced)).toEqual(before);

  // All is as it was before: what comes now is told, once.
  await Promise.all(followers.map(({ pass }) => pass(30_000)));
  await give(26);
  await untilTotal(sum(from(1, 26)));
  for (const { view } of followers) expect(shown(view())).toEqual(allOf(from(1, 26)));
  expect(followers.map(({ announced }) => announced)).toEqual(before.map((names) => [...names, ...named([26])]));
});
