import { get } from 'node:http';
import { createClient } from '../../src/client/client';
import type { Clock } from '../../src/client/clock';
import { followCampaign, type FollowedCampaign } from '../../src/client/live/followCampaign';
import type { EventSourceLike } from '../../src/client/live/openStream';
import { createSafeStorage } from '../../src/client/safeStorage';
import { createFakeClock } from '../../src/client/testing/fakeClock';
import { createFakePage } from '../../src/client/testing/fakePage';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

interface Source {
  readonly events: EventSourceLike;
  /** Resolves when the connection that it has now, or gets next, is lost. */
  lost(): Promise<void>;
}

interface SourceOptions {
  readonly url: string;
  readonly clock: Clock;
  /** Closed for good when nobody answers, as in some browsers; others try again by themselves. */
  readonly givesUp: boolean;
  /** Told of a connection: settled with its first message, or when there is none. */
  readonly note: (opening: Promise<void>) => void;
}

/** What a browser's EventSource does, over node:http: it comes back by itself and says what it heard last. */
function openSource({ url, clock, givesUp, note }: SourceOptions): Source {
  const listeners = new Map<string, (event: MessageEvent<string>) => void>();
  const tell = (type: string, data = '') => listeners.get(type)?.({ data } as MessageEvent<string>);
  let readyState = CONNECTING;
  let lastId = '';
  let retry = 3000;
  let end = () => {};
  const losses: (() => void)[] = [];

  function take(block: string) {
    const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
    retry = Number(fields.get('retry') ?? retry);
    lastId = fields.get('id') ?? lastId;
    const data = fields.get('data');
    if (data !== undefined) tell(fields.get('event') ?? 'message', data);
    return data !== undefined;
  }

  function connect() {
    let settle = () => {};
    note(new Promise((done) => (settle = done)));
    let text = '';
    let isLost = false;
    const lose = (next: number) => {
      settle();
      if (isLost || readyState === CLOSED) return;
      isLost = true;
      readyState = next;
      tell('error');
      losses.splice(0).forEach((done) => done());
      if (next === CONNECTING) end = clock.after(retry, connect);
    };
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) };
    const request = get(url, { headers, agent: false }, (response) => {
      readyState = OPEN;
      tell('open');
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (text += chunk).split('\n\n');
        text = blocks.pop() ?? '';
        if (blocks.filter((block) => block !== '').filter(take).length > 0) settle();
      });
      response.on('error', () => {}).on('close', () => lose(CONNECTING));
    });
    request.on('error', () => lose(givesUp ? CLOSED : CONNECTING));
    end = () => request.destroy();
  }

  const events = {
    get readyState() {
      return readyState;
    },
    addEventListener: (type: string, listener: (event: MessageEvent<string>) => void) =>
      void listeners.set(type, listener),
    close() {
      readyState = CLOSED;
      end();
    },
  };
  // Listeners come first, as in a browser.
  queueMicrotask(connect);
  return { events, lost: () => new Promise((done) => losses.push(done)) };
}

export interface HttpFollower {
  view(): FollowedCampaign;
  /** All donors that were announced so far, in their order. */
  readonly announced: readonly string[];
  /** Lets time pass on the page; what it asks the server for is answered before more of it passes. */
  pass(milliseconds: number): Promise<void>;
  /** Resolves as soon as the page shows what `isThere` looks for. */
  until(isThere: (view: FollowedCampaign) => boolean): Promise<void>;
  /** Resolves when the stream that it has is lost. */
  lost(): Promise<void>;
  stop(): void;
}

/**
 * A page, or a screen, that follows a campaign of a real server as a browser does; its time passes only when a test lets it.
 * @param kind a screen is never idle, announces all that come, and its browser tries lost streams again by itself
 */
export async function followOverHttp(
  apiHost: string,
  campaignId: string,
  kind: 'page' | 'screen',
): Promise<HttpFollower> {
  const clock = createFakeClock();
  const page = createFakePage();
  const underWay = new Set<Promise<unknown>>();
  const note = (work: Promise<unknown>) => {
    const noted = work.then(
      () => {},
      () => {},
    );
    underWay.add(noted);
    void noted.then(() => underWay.delete(noted));
  };
  let source: Source | null = null;
  const fetchWhole: typeof fetch = (input, init) => {
    const answer = fetch(input, init).then(
      async (response) => new Response(await response.text(), { status: response.status }),
    );
    note(answer);
    return answer;
  };
  const follow = followCampaign({
    client: createClient({ apiHost, fetch: fetchWhole }),
    storage: createSafeStorage(() => {
      throw new Error('blocked');
    }),
    campaignId,
    always: kind === 'screen',
    clock,
    page,
    address: () => `${apiHost}/campagne/${campaignId}`,
    connect: (url) => (source = openSource({ url, clock, note, givesUp: kind === 'page' })).events,
  });
  const announced: string[] = [];
  let last = follow.get().fresh;
  follow.subscribe(() => {
    const { fresh } = follow.get();
    if (fresh !== last) announced.push(...fresh.map(({ campagneExtraData }) => campagneExtraData.displayName));
    last = fresh;
  });

  async function settle() {
    do {
      await Promise.all(underWay);
      // What was answered may ask for more.
      await new Promise((done) => setImmediate(done));
    } while (underWay.size > 0);
  }

  await settle();
  return {
    view: follow.get,
    announced,
    async pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= 500) {
        page.act();
        await clock.pass(Math.min(left, 500));
        await settle();
      }
    },
    until: (isThere) =>
      new Promise((done) => {
        const look = () => isThere(follow.get()) && done();
        follow.subscribe(look);
        look();
      }),
    lost: async () => source?.lost(),
    stop: follow.stop,
  };
}
