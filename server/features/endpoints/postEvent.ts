import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { signBody } from '../../gateways/signature';
import { guardedLookup, hostOf, isEndpointUrl, isReachable } from './endpointAddress';

interface Posted {
  /** Null without an answer. */
  readonly status: number | null;
  readonly error: string | null;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts one event. The address is looked at again, and each address that its name resolves to; a redirect is an answer
 * like any other and is not followed; of the answer only the status is read. Never rejects.
 */
export function postEvent(
  endpoint: { readonly url: string; readonly secret: string },
  body: string,
  now: Date,
  options: { readonly allowLoopback: boolean },
): Promise<Posted> {
  const refused = { status: null, error: 'the address is not allowed' };
  if (!isEndpointUrl(endpoint.url, options)) return Promise.resolve(refused);
  const url = new URL(endpoint.url);
  const host = hostOf(url);
  if (isIP(host) > 0 && !isReachable(host, options)) return Promise.resolve(refused);

  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Orgkit-Webhooks/1',
    'x-signature': signBody(endpoint.secret, body),
    // The timestamp is signed too, so that receivers can refuse replayed events.
    'x-orgkit-signature': `t=${timestamp},v1=${signBody(endpoint.secret, `${timestamp}.${body}`)}`,
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done) => {
    const failed = (error: Error) => done({ status: null, error: error.message.slice(0, 200) });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = send(
      url,
      { method: 'POST', headers, agent: false, lookup: guardedLookup(options), signal },
      (response) => {
        const status = response.statusCode ?? 0;
        response.destroy();
        done({ status, error: status >= 200 && status < 300 ? null : `answered ${status}` });
      },
    );
    request.on('error', failed);
    // A connection may end without an error too: after `101 Switching Protocols` there is neither.
    request.on('close', () => failed(new Error('no answer')));
    request.end(body);
  });
}
