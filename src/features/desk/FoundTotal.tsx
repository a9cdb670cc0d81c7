import { useCallback } from 'react';
import { localeOf } from '../../core/money';
import { useDesk } from './deskContext';
import { useLoaded } from './useLoaded';
import type { Filters } from './usePages';

interface FoundTotalProps {
  readonly found: { readonly filters: Filters; readonly rows: readonly unknown[]; readonly next: string | null };
  load(query: Filters, lasts: object): Promise<{ readonly total?: number | null | undefined }>;
}

/** How many there are in all pages (DESK-255): asked for once the rows are there, and only where these are not all. */
export function FoundTotal({ found, load }: FoundTotalProps) {
  const { lang, texts } = useDesk();
  const { filters, rows, next } = found;
  const isAll = next === null;
  // In another order they are as many.
  const asked = JSON.stringify({ ...filters, sort: undefined });
  const ask = useCallback(
    async () => ({
      of: asked,
      total: isAll
        ? undefined
        : (await load({ ...(JSON.parse(asked) as Filters), limit: '1', total: 'true' }, {})).total,
    }),
    [load, asked, isAll],
  );
  const counted = useLoaded(ask).found;
  const write = (count: number) => new Intl.NumberFormat(localeOf(lang)).format(count);
  if (isAll) return rows.length > 0 && <p className="muted">{texts.inAll(write(rows.length))}</p>;
  if (counted?.of !== asked || counted.total === undefined) return null;
  const { total } = counted;
  return <p className="muted">{total === null ? texts.inAllMore(write(1000)) : texts.inAll(write(total))}</p>;
}
