import { propsOf } from '../../../core/form';
import type { productInfo } from '../../../core/form/blocks/order/productInfo';
import { Blocks } from '../frame/Blocks';
import { useForm } from '../run/formRun';
import { useTopic } from '../run/useField';
import type { OrderBlockProps } from './OrderBlockProps';
import { productName } from './productName';

/** The same questions for each unit of a product, from the `afterProduct`th on (FORM-19). */
export function ProductInfoBlock({ block, suffix }: OrderBlockProps) {
  const { product, afterProduct } = propsOf<typeof productInfo>(block);
  const run = useForm();
  const id = block.id + suffix;
  const rows = useTopic(`block/${id}`, ({ engine }) => engine.rows(id));
  if (rows === 0) return null;
  const title = productName(run, product);
  return (
    <div className="units">
      {Array.from({ length: rows }, (_, row) => (
        <fieldset key={row} className="unit">
          <legend className="unit-name">{`${title} ${row + afterProduct}`}</legend>
          <Blocks blocks={block.children} suffix={`${suffix}_${row + 1}`} />
        </fieldset>
      ))}
    </div>
  );
}
