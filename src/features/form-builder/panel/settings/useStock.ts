import { useContext, useEffect, useState } from 'react';
import { getFormStock, type StockRow, updateFormStock } from '../../../../contract/forms/adminForms';
import { useElement } from '../../../../runtime/context';
import { useSaving, useSavingState } from '../../saving/saving';
import { SeenContext } from './SettingGroup';

/** The limits of the published form: `closed` without a server to ask. */
type StockState =
  | { readonly state: 'closed' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly rows: readonly StockRow[]; readonly version: string };

/** Reads the stock of the form on the server once its group is open, and writes it. */
export function useStock() {
  const { client, signal } = useElement();
  const { token } = useSaving();
  const formId = useSavingState((state) => state.formId);
  const isSeen = useContext(SeenContext);
  const [stock, setStock] = useState<StockState>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const isOffered = Boolean(token && formId);
  useEffect(() => {
    if (!isSeen || !token || !formId) return;
    let isWanted = true;
    const show = (next: StockState) => isWanted && setStock(next);
    show({ state: 'loading' });
    client.call(getFormStock, { params: { formId }, token, signal, quiet: true }).then(
      ({ data, version }) => show({ state: 'found', rows: data, version }),
      () => show({ state: 'failed' }),
    );
    return () => void (isWanted = false);
  }, [client, formId, isSeen, signal, token, tries]);

  /** @returns why it was refused; null when it is kept. What somebody else has changed meanwhile is read anew. */
  async function save(
    rows: readonly Omit<StockRow, 'counts'>[],
    { stockFailed, stockChanged }: Record<'stockFailed' | 'stockChanged', string>,
  ): Promise<string | null> {
    if (!token || !formId || stock.state !== 'found') return stockFailed;
    try {
      const body = { stock: rows.map((row) => ({ ...row, products: [...row.products] })), version: stock.version };
      const answer = await client.call(updateFormStock, { params: { formId }, token, signal, quiet: true, body });
      if (!answer.success && answer.data) {
        const { data, version } = await client.call(getFormStock, { params: { formId }, token, signal, quiet: true });
        setStock({ state: 'found', rows: data, version });
        // As it was sent: our own earlier attempt, whose answer was lost.
        return limitsOf(data) === limitsOf(rows) ? null : stockChanged;
      }
      if (!answer.success) return answer.error;
      setStock({ state: 'found', rows: answer.data, version: answer.version });
      return null;
    } catch {
      return stockFailed;
    }
  }
  const shown: StockState = isOffered ? stock : { state: 'closed' };
  return {
    stock: shown,
    retry: () => setTries((before) => before + 1),
    save,
  };
}

const limitsOf = (rows: readonly Omit<StockRow, 'counts'>[]) =>
  JSON.stringify(
    rows.flatMap(({ products, capacity, calendarId }) => (capacity === null ? [] : [products, capacity, calendarId])),
  );
