import { Client } from 'pg';

interface ListenHandlers {
  readonly onMessage: (payload: string) => void;
  /** Listening again after an interruption: notifications in between are lost. */
  readonly onGap: () => void;
  readonly onLost: (error: Error) => void;
}

const retryAfter = 1000;
/** A connection that died without a word is noticed by a question without an answer. */
const probeEvery = 15_000;
const probeLimit = 10_000;

/** Listens on a PostgreSQL channel over its own connection, which is reopened whenever it is lost. */
export async function listenOn(
  url: string,
  channel: string,
  { onMessage, onGap, onLost }: ListenHandlers,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'orgkit listening',
      connectionTimeoutMillis: 10_000,
      query_timeout: probeLimit,
      keepAlive: true,
    });
    const lose = (error: Error) => {
      if (client !== next) return;
      client = null;
      onLost(error);
      again();
    };
    next.on('error', lose).on('end', () => lose(new Error('the listening connection ended')));
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    if (ended) await next.end();
    else probe(next, lose);
  }

  function probe(current: Client, lose: (error: Error) => void) {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => {
          if (client === current && !ended) probe(current, lose);
        },
        (error: Error) => {
          lose(error);
          current.end().catch(() => undefined);
        },
      );
    }, probeEvery).unref();
  }

  function again() {
    clearTimeout(timer);
    if (ended) return;
    timer = setTimeout(() => void connect().then(onGap, again), retryAfter).unref();
  }

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end();
  };
}
