import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { signBody } from '../../server/gateways/signature';
import { campaignId, openAmount } from './fillOrganisation';
import { mostMemory, processorTime } from './processes';

/** Signs the webhooks of the benches' servers. */
const SECRET = 'webhook-secret';

/** The built server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Milliseconds of processor that it used so far, in all its threads. */
  cpu(): number;
  /** The most bytes of memory that it had so far. */
  mostMemory(): number;
  /** A request that must succeed. Returns how many milliseconds the whole answer took. */
  time(path: string, options?: RequestInit): Promise<number>;
  /** How many gifts the campaign of an organisation had. */
  giftsOf(organisationId: string): Promise<number>;
  /** Reports an open checkout as paid. */
  report(paymentId: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(dataFolder: string, databaseUrl = '', node: string[] = []): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PORT: `${port}`, PUBLIC_URL: url, ORGKIT_DATA: dataFolder, DATABASE_URL: databaseUrl },
    ...{ PAYMENT_WEBHOOK_SECRET: SECRET, LOG_LEVEL: 'error' },
  };
  const child = spawn(process.execPath, [...node, 'dist/server/main.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the server of the bench did not start');
    await setTimeout(50);
  }
  const { pid = 0 } = child;
  const request = async (path: string, options?: RequestInit) => {
    const answer = await fetch(url + path, options);
    for await (const chunk of answer.body ?? []) void chunk;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  };
  return {
    port,
    cpu: () => processorTime(pid),
    mostMemory: () => mostMemory(pid),
    async time(path, options) {
      const start = performance.now();
      await request(path, options);
      return performance.now() - start;
    },
    async giftsOf(organisationId) {
      const answer = await fetch(`${url}/v1/campagne/id/${campaignId}?org=${organisationId}`);
      const { stats } = (await answer.json()) as { stats: { total: { count: { total: number } } } };
      return stats.total.count.total;
    },
    report(paiement) {
      const event = { id: `evt_${paiement}`, type: 'payment.succeeded', paiement, charge: 1, montant: openAmount };
      const body = JSON.stringify({ ...event, created: new Date().toISOString() });
      const headers = { 'Content-Type': 'application/json', 'X-Signature': signBody(SECRET, body) };
      return request('/v1/paiements/webhook/sandbox', { method: 'POST', body, headers });
    },
    stop() {
      child.kill();
      return ended;
    },
  };
}
