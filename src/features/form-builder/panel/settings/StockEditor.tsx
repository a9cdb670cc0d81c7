import { useEffect } from 'react';
import type { StockRow } from '../../../../contract/forms/adminForms';
import type { Product } from '../../../../core/form';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useElement } from '../../../../runtime/context';
import { useSettingsTexts } from '../../run/settingsTexts';
import { capacityOf, isWrong, keyOf } from './stockDesk';
import { useStock } from './useStock';

/**
 * Stock, sales and rest of the products (BUILD-74). It is no part of the form, for a form that is undone or restored sells
 * what it sold: it is saved by itself, or when the form is.
 */
export function StockEditor({ products }: { readonly products: readonly Pick<Product, 'id' | 'label' | 'title'>[] }) {
  const texts = useSettingsTexts();
  const editor = useEditorTexts();
  const { texts: common } = useElement();
  const { desk, isOffered, read, typed, said, isSaving } = useStock();
  useEffect(() => desk.keep(products.map(({ id }) => id)), [desk, products]);
  if (!isOffered) return products.length > 0 ? <p className="field-hint">{texts.stockClosed}</p> : null;
  if (read === 'loading') return null;
  if (read === 'failed')
    return (
      <p className="settings-warning">
        {texts.stockFailed}{' '}
        <Button variant="quiet" onClick={() => void desk.read()}>
          {common.retry}
        </Button>
      </p>
    );
  const limited = new Set(read.rows.flatMap((row) => row.products));
  const free = products.filter(({ id }) => !limited.has(id));
  const rows: readonly StockRow[] = [
    ...read.rows,
    ...free.map(({ id }): StockRow => ({ products: [id], capacity: null, calendarId: null, counts: [] })),
  ];
  if (rows.length === 0) return null;
  const nameOf = (id: string) => {
    const product = products.find((one) => one.id === id);
    return product?.label || product?.title || id;
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
          error={isWrong(capacityOf(row, typed)) ? texts.noStock : undefined}
          value={typed[keyOf(row)]?.text ?? (row.capacity === null ? '' : String(row.capacity))}
          onValue={(text) => desk.type(row, text, texts)}
        />
      ))}
      {Object.keys(typed).length > 0 && (
        <Button
          variant="secondary"
          busy={isSaving}
          busyText={editor.saving}
          disabled={rows.some((row) => isWrong(capacityOf(row, typed)))}
          onClick={() => void desk.save(texts)}
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
