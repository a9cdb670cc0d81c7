/** A call as it goes over the wire. */
export interface HttpMessage {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly fetch: typeof fetch;
}

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds before a call is given up (HTTP-01). */
export const callTimeout = 60_000;

/** Reads an address with what the browser has. Rejects when no whole answer comes in time, or `signal` aborts. */
export async function readByFetch({ url, headers, signal, fetch }: HttpMessage): Promise<HttpAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, callTimeout);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, { headers, signal: controller.signal, credentials: 'omit' });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
