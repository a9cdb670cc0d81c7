/** The part of the browser's Cache in use. */
export type AnswerStore = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

interface KeptAnswers {
  /** Answers a request from the network, from what is kept where that fails. @throws the network's error when nothing is kept */
  answer(request: Request, page: string): Promise<Response>;
  /** Fetches and keeps what was loaded before. Addresses of other origins are left out. */
  keep(addresses: readonly string[]): Promise<void>;
}

interface Surroundings {
  readonly origin: string;
  readonly open: () => Promise<AnswerStore>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly after: (milliseconds: number, task: () => void) => unknown;
}

/** Milliseconds after which a silent server counts as one that is down. */
const PATIENCE = 5000;
/** The oldest go first: files of versions before, pictures that left the feed. */
const MOST = 300;

/** Whether a request is one whose answer can be kept: no stream, no part of a file, nothing of other origins. */
export const isKeepable = ({ method, url, headers }: Request, origin: string): boolean =>
  method === 'GET' &&
  new URL(url).origin === origin &&
  !headers.has('range') &&
  headers.get('accept') !== 'text/event-stream';

/**
 * Keeps the latest answer to each request, so that a page can reload while its server is down (SCREEN-09). Kept data are given
 * once per page: the next attempt fails, and the page shows that it waits.
 */
export function createKeptAnswers({ origin, open, fetch, after }: Surroundings): KeptAnswers {
  /** Data that a page has got from here since the network last answered. */
  const given = new Set<string>();
  const put = async (request: Request | string, response: Response) => {
    if (response.status !== 200) return;
    const store = await open();
    await store.put(request, response);
    const keys = await store.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) await store.delete(key);
  };
  return {
    async answer(request, page) {
      const isData = request.destination === '';
      const once = `${page} ${request.url}`;
      const kept = async () => {
        if (isData && given.has(once)) return undefined;
        const response = await (await open()).match(request);
        if (response && isData) given.add(once);
        return response;
      };
      const network = fetch(request).then(async (response) => {
        if (response.status >= 500) return (await kept()) ?? response;
        given.delete(once);
        await put(request, response.clone());
        return response;
      });
      const asked = network.catch(async (error: unknown) => {
        const response = await kept();
        if (response) return response;
        throw error;
      });
      const waited = new Promise<Response>((resolve) => {
        after(PATIENCE, () => void kept().then((response) => response && resolve(response)));
      });
      return Promise.race([asked, waited]);
    },
    async keep(addresses) {
      const store = await open();
      for (const address of addresses) {
        if (new URL(address).origin !== origin || (await store.match(address))) continue;
        // Unreachable right now; the next load keeps it.
        await fetch(address).then(
          (response) => put(address, response),
          () => undefined,
        );
      }
    },
  };
}
