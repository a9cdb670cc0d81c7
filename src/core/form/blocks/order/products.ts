import { minor, toMinor } from '../../../money';
import type { BlockKind, FormContext } from '../../schema/blockKind';
import { commonProps, textsProp } from '../../schema/commonProps';
import { quantityKey } from '../../values/fieldKeys';
import { type FieldSpec, simpleField } from '../../values/fieldSpec';
import type { Product } from '../../schema/formSettings';
import { textProp } from '../../schema/props';
import { mostOf } from '../../stock/stock';

const props = { ...commonProps, label: textProp, tooltip: textProp, products: textsProp };

/** Products with their quantities (FORM-16); without a list, all of the form. Inactive ones are not there. */
export const products: BlockKind<typeof props> = {
  type: 'products',
  group: 'field',
  complexOnly: true,
  props,
  fields(given, form) {
    const listed = new Set(given.products);
    const shown = form.products.filter(({ id, active }) => active && (listed.size === 0 || listed.has(id)));
    return shown.map((product) => quantityField(product, form));
  },
};

function quantityField(product: Product, { currency }: FormContext): FieldSpec {
  const { id, montant } = product;
  const most = mostOf(product);
  const price = toMinor(montant, currency);
  return simpleField<number>({
    key: quantityKey(id),
    required: false,
    empty: 0,
    decode(raw) {
      const quantity = typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw;
      return typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 0 ? quantity : undefined;
    },
    isEmpty: (quantity) => quantity === 0,
    rule: (quantity) => (quantity > most ? 'tooMany' : null),
    amount: (quantity) => minor(price * Math.min(quantity, most)),
    productId: id,
    most,
  });
}
