import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import sharp from 'sharp';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { median, type Finding } from './statistics';

const rounds = 5;
const requestsPerRound = 100;

/** Milliseconds of one checkout intent: validated, priced, stored durably. */
function intent(port: number, agent: Agent): Promise<number> {
  const config = { type: 'GENERAL', montant: 50, devise: 'eur', lang: 'fr', organisation: { id: 'demo' } };
  const body = JSON.stringify({ config, idempotencyKey: randomUUID() });
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const address = `http://127.0.0.1:${port}/v1/paiements/intents`;
    const sent = request(address, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`an intent was answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A photograph of 12 million pixels, another one each time. */
const photograph = (seed: number) =>
  sharp({
    create: {
      ...{ width: 4000, height: 3000, channels: 3, background: { r: seed, g: 80, b: 90 } },
      noise: { type: 'gaussian', mean: 128, sigma: 20 + seed },
    },
  })
    .jpeg()
    .toBuffer();

/**
 * A checkout intent while a picture of 12 million pixels is read and drawn in its sizes, against the same server at rest. The picture
 * takes one core, with a low priority: on a machine with two that are free nothing is left between them but the disk.
 */
export async function benchPictures(): Promise<Finding> {
  const orgkit = await startOrgkit({ env: { LOG_LEVEL: 'warn' } });
  const authorization = `Bearer ${orgkit.adminToken}`;
  const media = `http://127.0.0.1:${orgkit.port}/v1/admin/media`;
  const upload = async (bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    const answer = await fetch(`${media}?alt=`, { method: 'POST', body, headers: { authorization } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const isDone = async (id: string) => {
    const answer = await fetch(`${media}/${id}`, { headers: { authorization } });
    return ((await answer.json()) as { data: { state: string } }).data.state !== 'PROCESSING';
  };
  const times = { rest: [] as number[], busy: [] as number[], count: 0 };
  try {
    for (let round = -1; round < rounds; round += 1) {
      // Each round from a network of its own: one may begin 600 checkouts a minute.
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.${round + 2}.1` });
      const many = async () => {
        const all: number[] = [];
        for (let count = 0; count < requestsPerRound; count += 1) all.push(await intent(orgkit.port, agent));
        return all;
      };
      const rest = await many();
      const photo = await photograph(round + 2);
      let id: string | undefined;
      const sent = upload(photo).then((kept) => (id = kept));
      const busy: number[] = [];
      do busy.push(await intent(orgkit.port, agent));
      while (busy.length < 500 && (id === undefined || busy.length % 20 !== 0 || !(await isDone(id))));
      await sent;
      agent.destroy();
      if (round < 0) continue; // the first warms up
      times.rest.push(median(rest));
      times.busy.push(median(busy));
      times.count += busy.length;
    }
  } finally {
    await orgkit.stop();
  }
  return {
    what: 'a checkout intent while a picture of 12 million pixels is resized, against the same at rest',
    details: `${median(times.busy).toFixed(1)} ms, at rest ${median(times.rest).toFixed(1)} ms, medians of ${rounds} rounds; ${times.count} intents among pictures`,
    ratio: median(times.busy.map((busy, round) => busy / (times.rest[round] ?? NaN))),
    limit: 1.5,
    must: 'stay below',
  };
}
