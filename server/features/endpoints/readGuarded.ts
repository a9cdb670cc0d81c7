import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { ReadingFault } from '../../../src/contract/desk/start';
import { guardedLookup, hostOf, isEndpointUrl, isReachable, NOT_PUBLIC, type AddressRules } from './endpointAddress';

/** The final content, after redirects. */
interface ReadPage {
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface GuardedOptions extends AddressRules {
  /** For the whole of it, redirects too. */
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

const MOST_REDIRECTS = 3;
const redirects = [301, 302, 303, 307, 308];

/**
 * Reads a page of another server under the rules for endpoints: public addresses only, checked as written and on each
 * resolution, redirects included; five seconds and 1 MB in total. Answers why, if it cannot be read.
 */
export async function askGuarded(
  address: string,
  { timeoutMs = 5000, mostBytes = 1024 * 1024, ...rules }: GuardedOptions,
): Promise<ReadPage | ReadingFault> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const answer = await readOnce(url, { ...rules, mostBytes, signal }).catch((error: unknown) =>
      signal.aborted ? 'timeout' : faultOf(error),
    );
    if (typeof answer === 'string') return answer;
    const { location } = answer.headers;
    if (!redirects.includes(answer.status) || location === undefined) return { url, ...answer };
    if (!URL.canParse(location, url)) return 'redirects';
    url = new URL(location, url).href;
  }
  return 'redirects';
}

/** `askGuarded`, or null if it cannot be read. */
export async function readGuarded(address: string, options: GuardedOptions): Promise<ReadPage | null> {
  const answer = await askGuarded(address, options);
  return typeof answer === 'string' ? null : answer;
}

interface OnceOptions extends AddressRules {
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

async function readOnce(
  address: string,
  { mostBytes, signal, ...rules }: OnceOptions,
): Promise<Omit<ReadPage, 'url'> | ReadingFault> {
  if (!isEndpointUrl(address, rules)) return isWebAddress(address) ? 'private' : 'address';
  const url = new URL(address);
  const host = hostOf(url);
  if (isIP(host) > 0 && !isReachable(host, rules)) return 'private';
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { 'user-agent': 'Orgkit/1', 'accept-encoding': 'identity' };
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const request = send(url, { headers, agent: false, lookup: guardedLookup(rules), signal }, done);
    request.on('error', fail);
    // A connection may end without an error too: after `101 Switching Protocols` there is neither.
    request.on('close', () => fail(new Error('no answer')));
    request.end();
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) {
      response.destroy();
      return 'too_large';
    }
    chunks.push(chunk);
  }
  const { statusCode = 0, headers: answered } = response;
  return { status: statusCode, headers: answered, body: Buffer.concat(chunks).toString('utf8') };
}

/** Whether it is what a browser opens, wherever it leads. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && !username && !password;
}

function faultOf(error: unknown): ReadingFault {
  const { code = '' } = error as { code?: string };
  // Private and unknown names get the same answer, so that nobody can map the internal network.
  if ([NOT_PUBLIC, 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'dns';
  return /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code) ? 'certificate' : 'refused';
}
