import ky from 'ky';
import { callTimeout, type HttpAnswer, type HttpMessage } from './readByFetch';

/** Sends JSON: once, never again by itself (HTTP-03). Rejects when no answer comes in time, or `signal` aborts. */
export async function sendByKy({ url, method, headers, body, signal, fetch }: HttpMessage): Promise<HttpAnswer> {
  const response = await ky(url, {
    method,
    headers,
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
    fetch,
    retry: 0,
    timeout: callTimeout,
    throwHttpErrors: false,
    credentials: 'omit',
  });
  return { status: response.status, text: await response.text() };
}
