import { useEffect, useMemo, useState } from 'react';
import type { PaymentFilters } from './usePayments';

const keys = ['search', 'state', 'from', 'to'] as const;
type Filters = { readonly [K in (typeof keys)[number]]: string };

const read = (): Filters => {
  const query = new URLSearchParams(location.search);
  const [search = '', state = '', from = '', to = ''] = keys.map((key) => query.get(key) ?? '');
  return { search, state, from, to };
};

/** Milliseconds without another letter after which what is typed is searched for. */
const PAUSE = 300;

/** Filters, mirrored in the address so that a reload and the Back button restore them. */
export function useFilters() {
  const [typed, setTyped] = useState(read);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed.search === settled.search ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  const asked = useMemo<PaymentFilters>(
    () => Object.fromEntries(Object.entries(settled).filter(([, value]) => value.trim() !== '')),
    [settled],
  );
  useEffect(() => {
    const query = new URLSearchParams(asked).toString();
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
  }, [asked]);
  return { typed, asked, set: (change: Partial<Filters>) => setTyped((now) => ({ ...now, ...change })) };
}
