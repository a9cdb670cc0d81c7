import { createStore, type StoreApi } from 'zustand/vanilla';
import { getFormStock, type StockRow, updateFormStock } from '../../../../contract/forms/adminForms';
import type { ElementContext } from '../../../../runtime/context';
import type { Saver } from '../../saving/saving';

export type Limit = Omit<StockRow, 'counts'>;

interface StockState {
  readonly read: 'loading' | 'failed' | { readonly rows: readonly StockRow[]; readonly version: string };
  /** Limits as they are typed and not saved yet, by their products. */
  readonly typed: Readonly<Record<string, { readonly row: Limit; readonly text: string }>>;
  readonly isSaving: boolean;
  /** How the last attempt to save ended: why it was refused, null when it was kept. */
  readonly said: { readonly error: string | null } | null;
}

type StockWords = Readonly<Record<'stockFailed' | 'stockChanged' | 'noStock', string>>;

/** The stock of the form that is edited: what is typed outlives the panel where it is typed (BUILD-74). */
interface StockDesk {
  readonly store: StoreApi<StockState>;
  read(): Promise<void>;
  type(row: Limit, text: string, words: StockWords): void;
  /** Forgets what is typed for products that the form no longer has: the server would refuse it. */
  keep(products: readonly string[]): void;
  /** @returns why it was refused; null when it is kept. What somebody else has changed meanwhile is read anew. */
  save(words: StockWords): Promise<string | null>;
}

export const keyOf = ({ products }: Pick<Limit, 'products'>): string => products.join(' ');

/** The limit as it is typed, or else as it is. */
export const capacityOf = (row: Limit, typed: StockState['typed']): number | null => {
  const text = typed[keyOf(row)]?.text;
  return text === undefined ? row.capacity : text.trim() === '' ? null : Number(text);
};

export const isWrong = (capacity: number | null): boolean =>
  capacity !== null && !(Number.isInteger(capacity) && capacity >= 0 && capacity <= 1_000_000);

const desks = new WeakMap<Saver, StockDesk>();

type Around = Pick<ElementContext, 'client' | 'signal'> & { readonly token: string | undefined };

/** The one desk of the form that `saver` publishes: publishing saves what is typed there. */
export function stockDeskOf(saver: Saver, around: Around): StockDesk {
  const made = desks.get(saver) ?? createStockDesk(saver.store, around);
  desks.set(saver, made);
  return made;
}

function createStockDesk(saving: Saver['store'], { client, signal, token }: Around): StockDesk {
  const store = createStore<StockState>(() => ({ read: 'loading', typed: {}, isSaving: false, said: null }));
  const ask = (event: Event) => event.preventDefault();
  store.subscribe(({ typed }) => {
    const isWaiting = Object.keys(typed).length > 0 && !signal.aborted;
    window[isWaiting ? 'addEventListener' : 'removeEventListener']('beforeunload', ask);
  });
  signal.addEventListener('abort', () => window.removeEventListener('beforeunload', ask));
  const call = () => ({
    params: { formId: saving.getState().formId ?? '' },
    ...(token !== undefined && { token }),
    ...{ signal, quiet: true },
  });
  const fetched = async () => {
    const { data, version } = await client.call(getFormStock, call());
    return { rows: data, version };
  };

  async function put(words: StockWords): Promise<string | null> {
    const { read, typed } = store.getState();
    if (typeof read === 'string') return words.stockFailed;
    const known = new Set(read.rows.map(keyOf));
    const added = Object.values(typed).flatMap(({ row }) => (known.has(keyOf(row)) ? [] : [row]));
    const rows = [...read.rows, ...added].map((row) => ({
      products: [...row.products],
      calendarId: row.calendarId,
      capacity: capacityOf(row, typed),
    }));
    if (rows.some(({ capacity }) => isWrong(capacity))) return words.noStock;
    try {
      const answer = await client.call(updateFormStock, { ...call(), body: { stock: rows, version: read.version } });
      if (!answer.success && answer.data) {
        const now = await fetched();
        store.setState({ read: now });
        // As it was sent: our own earlier attempt, whose answer was lost.
        return limitsOf(now.rows) === limitsOf(rows) ? null : words.stockChanged;
      }
      if (!answer.success) return answer.error;
      store.setState({ read: { rows: answer.data, version: answer.version } });
      return null;
    } catch {
      return words.stockFailed;
    }
  }

  const desk: StockDesk = {
    store,
    async read() {
      store.setState({ read: 'loading' });
      store.setState({ read: await fetched().catch(() => 'failed' as const) });
    },
    type(row, text, words) {
      store.setState(({ typed }) => ({ said: null, typed: { ...typed, [keyOf(row)]: { row, text } } }));
      saving.setState({ saveBeside: () => desk.save(words) });
    },
    keep(products) {
      const { read, typed } = store.getState();
      const stored = typeof read === 'string' ? [] : read.rows.map(keyOf);
      const kept = Object.entries(typed).filter(
        ([key, { row }]) => stored.includes(key) || row.products.every((id) => products.includes(id)),
      );
      if (kept.length === Object.keys(typed).length) return;
      store.setState({ typed: Object.fromEntries(kept) });
      if (kept.length === 0) saving.setState({ saveBeside: undefined });
    },
    async save(words) {
      const { typed } = store.getState();
      store.setState({ isSaving: true });
      const error = await put(words);
      const isKept = error === null && store.getState().typed === typed;
      store.setState({ isSaving: false, said: { error }, ...(isKept && { typed: {} }) });
      if (isKept) saving.setState({ saveBeside: undefined });
      return error;
    },
  };
  return desk;
}

const limitsOf = (rows: readonly Limit[]) =>
  JSON.stringify(
    rows.flatMap(({ products, capacity, calendarId }) => (capacity === null ? [] : [products, capacity, calendarId])),
  );
