import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { median, type Finding } from './statistics';

const rounds = 7;
const requestsPerRound = 300;
const atOnce = 6;

/** A node:http server over the same embedded database, in a process of its own. */
async function startRaw() {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-raw-'));
  const child = spawn(process.execPath, ['dist/bench/rawServer.js', join(folder, 'database')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

function post(address: string, agent: Agent): Promise<void> {
  const config = { type: 'GENERAL', montant: 50, devise: 'eur', lang: 'fr', organisation: { id: 'demo' } };
  const body = JSON.stringify({ config, idempotencyKey: randomUUID() });
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(address, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200 && text.startsWith('{"success":true')) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Acknowledged requests per second. */
async function throughput(address: string, round: number): Promise<number> {
  // Each round from a network of its own: one may begin 600 checkouts a minute.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, localAddress: `127.0.${round + 2}.1` });
  const started = performance.now();
  const worker = async () => {
    for (let i = 0; i < requestsPerRound / atOnce; i += 1) await post(address, agent);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return requestsPerRound / ((performance.now() - started) / 1000);
}

/**
 * A checkout intent (validated, priced, stored durably) against node:http and one durable insert. Half of the difference is
 * the second statement, which reads organisation and idempotency key before anything is written; the rest is a wider row,
 * the guard, HTTP and validation. Runs gave 0.31 to 0.51 where the disk took most of the time, 0.22 to 0.31 where it confirmed a
 * write in half a millisecond; the limit says that nothing else has crept in.
 */
export async function benchIntents(): Promise<Finding> {
  const [orgkit, raw] = [await startOrgkit({ env: { LOG_LEVEL: 'warn' } }), await startRaw()];
  const rates = { intent: [] as number[], raw: [] as number[] };
  try {
    for (let round = -1; round < rounds; round += 1) {
      const intent = await throughput(`http://127.0.0.1:${orgkit.port}/v1/paiements/intents`, round);
      const plain = await throughput(raw.url, round);
      if (round < 0) continue; // the first warms both up
      rates.intent.push(intent);
      rates.raw.push(plain);
    }
  } finally {
    await raw.stop();
    await orgkit.stop();
  }
  const [intent, plain] = [median(rates.intent), median(rates.raw)];
  return {
    what: 'checkout intents a second, against node:http and one durable insert',
    details: `intents ${intent.toFixed(0)}/s, raw ${plain.toFixed(0)}/s, medians of ${rounds} rounds of ${requestsPerRound}`,
    ratio: median(rates.intent.map((rate, round) => rate / (rates.raw[round] ?? NaN))),
    limit: 0.2,
    must: 'reach',
  };
}
