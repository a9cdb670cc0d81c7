import { createHmac, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import * as v from 'valibot';
import type { AddressProblem } from '../../../src/contract/organisations/hosts';
import type { Deps } from '../../deps';
import { labelRoute } from '../../http/requestLog';
import { addressRules } from '../endpoints/postDue';
import { isEndpointUrl } from '../endpoints/endpointAddress';
import { readGuarded } from '../endpoints/readGuarded';

const wellKnown = '/.well-known/orgkit/';
const answered = v.object({ host: v.string(), proof: v.string() });

/**
 * Several processes may answer for one address, so a shared key signs. The host, as proxies pass it on, is signed too.
 */
const proofOf = (key: string, nonce: string, host: string) =>
  createHmac('sha256', key).update(`address ${nonce} ${host}`).digest('base64url');

/** Answers a probe under any host: by it the server sees that an address leads to itself. */
export function createProbeRouter({ config }: Pick<Deps, 'config'>): Router {
  const router = Router();
  router.get(/\/\.well-known\/orgkit\/([\w-]{16,64})$/, (request, response) => {
    labelRoute(response, '/.well-known/orgkit');
    const host = (request.host ?? '').toLowerCase();
    response.setHeader('Cache-Control', 'no-store');
    response.json({ host, proof: proofOf(config.keys.challenges[0], String(request.params[0]), host) });
  });
  return router;
}

/** Whether an address leads to this server and keeps its host on the way; null when it does. */
export async function probeAddress(
  deps: Pick<Deps, 'config' | 'ids'>,
  address: string,
): Promise<AddressProblem | null> {
  const rules = addressRules(deps);
  if (!isEndpointUrl(address, rules)) return 'not_public';
  const nonce = deps.ids.secret();
  const page = await readGuarded(`${address.replace(/\/+$/, '')}${wellKnown}${nonce}`, rules);
  if (!page) return 'unreachable';
  const { host } = new URL(address);
  if (new URL(page.url).host !== host) return 'redirected';
  const answer = v.safeParse(answered, parsed(page.body));
  if (page.status !== 200 || !answer.success) return 'elsewhere';
  const { proof } = answer.output;
  return deps.config.keys.challenges.some((key) => isSame(proof, proofOf(key, nonce, host))) ? null : 'elsewhere';
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
