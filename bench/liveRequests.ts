import { bodyOf, loadWith, startLiveProcess } from './liveProcess';
import { median, type Finding } from './statistics';

const rounds = 41;
const times = 3_200;
const warmUp = 16_000;
const body = JSON.stringify({
  target: { team: 'lev', source: null, initial: false, url: 'https://site.test/gala/lev' },
});
const head = 'HTTP/1.1\r\nHost: bench\r\nConnection: keep-alive\r\nAccept: application/json\r\n';
const requests = {
  pings: `POST /v1/campagne/ping/gala/5f0b6c1e-8a55-4c0b-9a53-1a5a2b3c4d5e ${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  'campaign reads': `GET /v1/campagne/id/gala ${head}\r\n`,
};

/**
 * Pings and reads of a campaign against node:http that answers the same bytes: for pings it reads the body and validates it with the
 * same schema, for reads it gives the three headers without which other sites' pages could not read and keep them. Compared are
 * requests in a second of the server's processor, which other programs on the machine change little. What is left between them is
 * mostly the other headers that every answer of ours has.
 */
export async function benchLiveRequests(): Promise<Finding[]> {
  const [orgkit, raw] = [await startLiveProcess('orgkit'), await startLiveProcess('raw')];
  const findings: Finding[] = [];
  try {
    for (const [name, request] of Object.entries(requests)) {
      await raw.ask('answer', await bodyOf(orgkit, request));
      for (const server of [orgkit, raw]) await loadWith(server, request, warmUp);
      const costs: { readonly own: number; readonly plain: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const own = await loadWith(orgkit, request, times);
        costs.push({ own, plain: await loadWith(raw, request, times) });
      }
      const [own, plain] = [median(costs.map((cost) => cost.own)), median(costs.map((cost) => cost.plain))];
      findings.push({
        what: `${name} in a second of processor time, against node:http with the same answers`,
        details: `${own.toFixed(1)} µs each, raw ${plain.toFixed(1)} µs, medians of ${rounds} rounds of ${times}`,
        // Of each round on its own: both sides of one had the machine as it was at that moment.
        ratio: median(costs.map((cost) => cost.plain / cost.own)),
        limit: 0.8,
        must: 'reach',
      });
    }
  } finally {
    await Promise.all([raw.stop(), orgkit.stop()]);
  }
  return findings;
}
