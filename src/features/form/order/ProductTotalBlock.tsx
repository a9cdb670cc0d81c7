import { propsOf } from '../../../core/form';
import type { productTotal } from '../../../core/form/blocks/order/productTotal';
import { formatMoney } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { useForm } from '../run/formRun';
import { useOrder } from './useOrder';
import type { OrderBlockProps } from './OrderBlockProps';
import { useMonthly } from './useMonthly';

/** The order's total (FORM-20), sticky at the bottom of the window. */
export function ProductTotalBlock({ block, texts }: OrderBlockProps) {
  const { label, fontSize } = propsOf<typeof productTotal>(block);
  const { currency, element } = useForm();
  const { total } = useOrder();
  const monthly = useMonthly(texts);
  const size = /^\d+(\.\d+)?$/.test(fontSize) ? `${fontSize}px` : fontSize;
  return (
    <output className="form-total" aria-live="polite" style={size ? { fontSize: size } : undefined}>
      <span>{label || texts.total}</span>
      <Amount>{monthly(formatMoney(total, currency, element.lang))}</Amount>
    </output>
  );
}
