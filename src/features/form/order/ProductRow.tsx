import { Suspense, useEffect, useId } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { useStore } from 'zustand';
import { availableStock, mostOf, type Product } from '../../../core/form';
import { formatMoney, toMinor } from '../../../core/money';
import type { FormOrderTexts } from '../../../i18n/formOrder';
import { Amount } from '../../../ui/Amount';
import { FieldError } from '../../../ui/fields/Field';
import { FieldBox } from '../frame/FieldBox';
import { useForm } from '../run/formRun';
import { problemText, useField, useTopic } from '../run/useField';
import type { FormStock } from '../run/formStock';
import { productName } from './productName';
import { QuantityControl } from './QuantityControl';
import { useMonthly } from './useMonthly';

const RichDescription = lazyView(async () => (await import('./RichDescription')).RichDescription);

interface ProductRowProps {
  /** Stored key of the quantity, with the suffix of its row. */
  readonly name: string;
  readonly product: Product;
  readonly stock: FormStock;
  readonly texts: FormOrderTexts;
}

/** A product with its price, and how many of it are wanted. */
export function ProductRow({ name, product, stock, texts }: ProductRowProps) {
  const run = useForm();
  const title = productName(run, product.id);
  const id = useId();
  const monthly = useMonthly(texts);
  const { value, problems } = useField(name);
  const quantity = Number(value);
  const ordered = useTopic(
    'order',
    ({ engine }) => engine.order().lines.find(({ productId }) => productId === product.id)?.quantity ?? 0,
  );
  const { total = null, isSoldOut: soldOut = false } = useStore(stock.totals, (totals) => totals[product.id]) ?? {};
  useEffect(() => stock.watch(product.id), [stock, product.id]);
  useEffect(() => stock.ask([product.id]), [stock, product.id, quantity]);

  if (soldOut && product.hideOverStock) return null;
  const most = mostOf(product);
  const available = availableStock(total, ordered, most);
  const isMost = ordered >= most;
  const takenAll = !soldOut && !isMost && (quantity > 0 || total === 0) && available === 0;
  const error = problemText(run, problems);
  const price = formatMoney(toMinor(product.montant, run.currency), run.currency, run.element.lang);
  const fullOrder = isMost && product.renderOptions.type === 'DEFAULT' ? texts.most(most) : undefined;
  const note = soldOut ? texts.outOfStock : takenAll ? texts.noMore : fullOrder;
  const describedBy = [`${id}-price`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldBox name={name}>
      <div
        className="product"
        role="group"
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy}
        data-chosen={quantity > 0 || undefined}
        data-out={soldOut || undefined}
      >
        <div className="product-text">
          <p className="product-name" id={`${id}-name`}>
            {title}
          </p>
          <p className="product-price" id={`${id}-price`}>
            <Amount>{monthly(price)}</Amount>
          </p>
          {product.description && <Description text={product.description} />}
        </div>
        <div className="product-control">
          <QuantityControl
            product={product}
            name={title}
            quantity={quantity}
            available={available}
            texts={texts}
            onQuantity={(wanted) => run.set(name, wanted)}
          />
        </div>
        {note && (
          <p className={soldOut ? 'product-note product-out' : 'product-note'} id={`${id}-note`}>
            {note}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </FieldBox>
  );
}

/** Plain text needs no parser. */
function Description({ text }: { readonly text: string }) {
  const plain = <p className="product-description">{text}</p>;
  if (!/[<&]/.test(text)) return plain;
  return (
    <Suspense fallback={null}>
      <RichDescription html={text} />
    </Suspense>
  );
}
