/** A call as it goes over the wire. */
export interface HttpMessage {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly fetch: typeof fetch;
}

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds before a call is given up (HTTP-01). */
const callTimeout = 60_000;

/**
 * One HTTP call by the browser's own fetch (HTTP-03). Rejects if no complete response comes in time, or if `signal`
 * aborts. Pages wrap fetch and replace Request: the address goes as a string and the options as a plain object.
 */
export async function callByFetch({ url, signal, fetch, ...message }: HttpMessage): Promise<HttpAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, callTimeout);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const init = { method: message.method, headers: message.headers, body: message.body ?? null };
    const response = await fetch(url, { ...init, signal: controller.signal, credentials: 'omit' });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
