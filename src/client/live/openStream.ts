import type { CampaignDelta } from '../../contract/campaigns/campaigns';
import { retryDelay } from '../../loading/retryLater';
import type { Clock } from '../clock';
import type { PageActivity } from '../polling';

/** The parts of the browser's EventSource in use. */
export type EventSourceLike = Pick<EventSource, 'readyState' | 'close'> & {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
};

export interface StreamOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly page: PageActivity;
  /** Null where the browser has no event streams. */
  readonly connect: ((url: string) => EventSourceLike) | null;
  readonly onDelta: (delta: CampaignDelta) => void;
}

interface CampaignStream {
  /** Whether changes come by themselves now. */
  open(): boolean;
  /** Reconnects, after something expected did not arrive. */
  restart(): void;
  stop(): void;
}

/** A stream that is not open by then is given up for a while (CALL-27). */
const openLimit = 3000;
/** One that stayed open for so long was no failure. */
const goodAfter = 30_000;
const CLOSED = 2;

/**
 * The stream of a campaign's changes (CALL-27). A hidden tab closes it. Polling continues beside it, so failures just
 * retry with increasing delays (HTTP-04); after a lost connection the browser itself asks for missed events.
 */
export function openStream({ url, clock, page, connect, onDelta }: StreamOptions): CampaignStream {
  let source: EventSourceLike | null = null;
  let isOpen = false;
  let failures = 0;
  let cancelTimer = () => {};

  function close() {
    cancelTimer();
    source?.close();
    source = null;
    isOpen = false;
  }

  function giveUp() {
    close();
    failures += 1;
    cancelTimer = clock.after(retryDelay(failures), start);
  }

  function start() {
    close();
    if (!connect || !page.visible()) return;
    const opened = connect(url);
    source = opened;
    cancelTimer = clock.after(openLimit, giveUp);
    opened.addEventListener('open', () => {
      isOpen = true;
      cancelTimer();
      cancelTimer = clock.after(goodAfter, () => (failures = 0));
    });
    opened.addEventListener('error', () => {
      if (opened !== source) return;
      isOpen = false;
      if (opened.readyState === CLOSED) return giveUp();
      // The browser itself connects again, but not for ever.
      cancelTimer();
      cancelTimer = clock.after(openLimit, giveUp);
    });
    opened.addEventListener('campagne', ({ data }) => {
      const delta = readDelta(data);
      if (opened === source && delta) onDelta(delta);
    });
  }

  const ends = [page.onVisible(start), page.onHidden(close), page.onNetwork(() => isOpen || start())];
  start();
  return {
    open: () => isOpen,
    restart: start,
    stop() {
      for (const end of ends) end();
      close();
    },
  };
}

function readDelta(data: string): CampaignDelta | null {
  try {
    const delta = JSON.parse(data) as CampaignDelta;
    return typeof delta.version === 'number' && typeof delta.previous === 'number' ? delta : null;
  } catch {
    return null;
  }
}
