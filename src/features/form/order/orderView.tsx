import { type ComponentType, memo } from 'react';
import type { Language } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { formOrderTexts } from '../../../i18n/formOrder';
import type { BlockView } from '../run/blockView';
import { FreeAmountBlock } from './FreeAmountBlock';
import css from './order.css';
import type { OrderBlockProps } from './OrderBlockProps';
import { PaymentMethodBlock } from './PaymentMethodBlock';
import { ProductInfoBlock } from './ProductInfoBlock';
import { ProductsBlock } from './ProductsBlock';
import { ProductTotalBlock } from './ProductTotalBlock';

const blocks = {
  products: ProductsBlock,
  productInfo: ProductInfoBlock,
  productTotal: ProductTotalBlock,
  freeAmount: FreeAmountBlock,
  paymentMethod: PaymentMethodBlock,
} satisfies Record<string, ComponentType<OrderBlockProps>>;

export type OrderType = keyof typeof blocks;

/** Views of the blocks of an order, with their texts. */
export async function orderView(type: OrderType, lang: Language): Promise<BlockView> {
  const texts = await loadTexts(formOrderTexts, lang);
  const Block: ComponentType<OrderBlockProps> = blocks[type];
  return {
    View: memo(function OrderView(props) {
      return <Block {...props} texts={texts} />;
    }),
    fieldName({ props }, { productId }, { products }) {
      const product = products.find(({ id }) => id === productId);
      if (product) return product.title || product.label;
      const { label } = props;
      return (typeof label === 'string' && label) || (type === 'paymentMethod' ? texts.paymentMethod : '');
    },
    css,
  };
}
