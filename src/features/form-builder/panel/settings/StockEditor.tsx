import { useState } from 'react';
import type { StockRow } from '../../../../contract/forms/adminForms';
import type { Product } from '../../../../core/form';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useElement } from '../../../../runtime/context';
import { useSettingsTexts } from '../../run/settingsTexts';
import { useStock } from './useStock';

type Limit = Omit<StockRow, 'counts'>;
const keyOf = ({ products }: Pick<Limit, 'products'>) => products.join(' ');

/**
 * Stock, sales and rest of the products (BUILD-74). It is no part of the form: saved by itself, at once, for
 * a form that is undone or restored sells what it sold.
 */
export function StockEditor({ products }: { readonly products: readonly Pick<Product, 'id' | 'label' | 'title'>[] }) {
  const texts = useSettingsTexts();
  const editor = useEditorTexts();
  const { texts: common } = useElement();
  const { stock, retry, save } = useStock();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState<{ readonly error: string | null } | null>(null);
  const [isSaving, setSaving] = useState(false);
  if (stock.state === 'closed') return products.length > 0 ? <p className="field-hint">{texts.stockClosed}</p> : null;
  if (stock.state === 'loading') return null;
  if (stock.state === 'failed')
    return (
      <p className="settings-warning">
        {texts.stockFailed}{' '}
        <Button variant="quiet" onClick={retry}>
          {common.retry}
        </Button>
      </p>
    );
  const limited = new Set(stock.rows.flatMap((row) => row.products));
  const free = products.filter(({ id }) => !limited.has(id));
  const rows: readonly StockRow[] = [
    ...stock.rows,
    ...free.map(({ id }): StockRow => ({ products: [id], capacity: null, calendarId: null, counts: [] })),
  ];
  if (rows.length === 0) return null;
  const nameOf = (id: string) => {
    const product = products.find((one) => one.id === id);
    return product?.label || product?.title || id;
  };
  const capacityOf = (row: Limit) => {
    const text = typed[keyOf(row)];
    return text === undefined ? row.capacity : text.trim() === '' ? null : Number(text);
  };
  const isWrong = (row: Limit) => {
    const capacity = capacityOf(row);
    return capacity !== null && !(Number.isInteger(capacity) && capacity >= 0 && capacity <= 1_000_000);
  };
  const keep = async () => {
    setSaving(true);
    const error = await save(
      rows.map(({ products: ids, calendarId, ...row }) => ({
        products: ids,
        calendarId,
        capacity: capacityOf({ products: ids, calendarId, ...row }),
      })),
      texts,
    );
    setSaving(false);
    setSaid({ error });
    if (error === null) setTyped({});
  };
  return (
    <fieldset className="panel-list">
      <legend className="label">{texts.stock}</legend>
      <p className="field-hint">{texts.stockHint}</p>
      {rows.map((row) => (
        <TextInput
          key={keyOf(row)}
          type="number"
          inputMode="numeric"
          min={0}
          label={row.products.map(nameOf).join(' + ')}
          placeholder={texts.unlimited}
          hint={soldOf(row, texts)}
          error={isWrong(row) ? texts.noStock : undefined}
          value={typed[keyOf(row)] ?? (row.capacity === null ? '' : String(row.capacity))}
          onValue={(text) => {
            setSaid(null);
            setTyped({ ...typed, [keyOf(row)]: text });
          }}
        />
      ))}
      {Object.keys(typed).length > 0 && (
        <Button
          variant="secondary"
          busy={isSaving}
          busyText={editor.saving}
          disabled={rows.some(isWrong)}
          onClick={() => void keep()}
        >
          {texts.saveStock}
        </Button>
      )}
      <p role="status" className={said?.error ? 'settings-warning' : 'field-hint'}>
        {said && (said.error ?? texts.stockSaved)}
      </p>
    </fieldset>
  );
}

/** Sold and left; by slot, the fullest one counts. */
function soldOf(
  { capacity, calendarId, counts }: StockRow,
  texts: ReturnType<typeof useSettingsTexts>,
): string | undefined {
  if (capacity === null) return undefined;
  const sold = Math.max(0, ...counts.map((count) => count.sold));
  return calendarId === null ? texts.soldLeft(sold, Math.max(0, capacity - sold)) : texts.perSlot(sold);
}
