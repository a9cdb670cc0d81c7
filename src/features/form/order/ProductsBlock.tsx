import { useId } from 'react';
import { useStore } from 'zustand';
import { propsOf } from '../../../core/form';
import type { products } from '../../../core/form/blocks/order/products';
import { useForm } from '../run/formRun';
import { createFormStock } from './createFormStock';
import type { OrderBlockProps } from './OrderBlockProps';
import { ProductRow } from './ProductRow';

/** Products to choose (FORM-16), limited by their stock (ENG-20 to ENG-22). */
export function ProductsBlock({ block, suffix, texts }: OrderBlockProps) {
  const { label, tooltip } = propsOf<typeof products>(block);
  const run = useForm();
  const id = useId();
  // oxlint-disable-next-line react/immutability -- one stock for the whole run, made by whichever block comes first
  const stock = (run.stock ??= createFormStock(run, texts));
  const rows = block.fields.flatMap(({ key, productId }) => {
    const product = run.compiled.products.find((one) => one.id === productId);
    return product ? [{ key: key + suffix, product }] : [];
  });
  const hiding = useStore(stock.totals, (totals) =>
    rows.every(({ product }) => product.hideOverStock && totals[product.id]?.isSoldOut),
  );
  return (
    <fieldset className="products" hidden={hiding} aria-describedby={tooltip ? `${id}-hint` : undefined}>
      {label && (
        <legend className="label legend" part="label">
          {label}
        </legend>
      )}
      {tooltip && (
        <p className="field-hint" id={`${id}-hint`}>
          {tooltip}
        </p>
      )}
      {rows.map(({ key, product }) => (
        <ProductRow key={key} name={key} product={product} stock={stock} texts={texts} />
      ))}
    </fieldset>
  );
}
