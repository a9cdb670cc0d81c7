import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, hostOf, isEndpointUrl, isReachable } from './endpointAddress';

/** The final content, after redirects. */
interface ReadPage {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

interface GuardedOptions {
  readonly allowLoopback: boolean;
  /** For the whole of it, redirects too. */
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

const MOST_REDIRECTS = 3;
const redirects = [301, 302, 303, 307, 308];

/**
 * Reads a page of another server under the rules for endpoints: public addresses only, checked as written and on each
 * resolution, redirects included; five seconds and 1 MB in total. Null if it cannot be read.
 */
export async function readGuarded(
  address: string,
  { allowLoopback, timeoutMs = 5000, mostBytes = 1024 * 1024 }: GuardedOptions,
): Promise<ReadPage | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const answer = await readOnce(url, { allowLoopback, mostBytes, signal }).catch(() => null);
    if (!answer) return null;
    const { status, location, body } = answer;
    if (!redirects.includes(status) || location === undefined) return { url, status, body };
    if (!URL.canParse(location, url)) return null;
    url = new URL(location, url).href;
  }
  return null;
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

async function readOnce(
  address: string,
  { allowLoopback, mostBytes, signal }: { allowLoopback: boolean; mostBytes: number; signal: AbortSignal },
): Promise<Answer | null> {
  const options = { allowLoopback };
  if (!isEndpointUrl(address, options)) return null;
  const url = new URL(address);
  const host = hostOf(url);
  if (isIP(host) > 0 && !isReachable(host, options)) return null;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { 'user-agent': 'Orgkit/1', 'accept-encoding': 'identity' };
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const request = send(url, { headers, agent: false, lookup: guardedLookup(options), signal }, done);
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
      return null;
    }
    chunks.push(chunk);
  }
  const { statusCode = 0, headers: answered } = response;
  return { status: statusCode, location: answered.location, body: Buffer.concat(chunks).toString('utf8') };
}
