import type { BlockKind } from '../../schema/blockKind';
import { commonProps } from '../../schema/commonProps';
import { numberProp, textProp } from '../../schema/props';

const props = { ...commonProps, product: textProp, afterProduct: numberProp({ min: 1, fallback: 1 }) };

/** Asks its questions once for each unit of a product, from the `afterProduct`th on (FORM-19). */
export const productInfo: BlockKind<typeof props> = {
  type: 'productInfo',
  group: 'layout',
  complexOnly: true,
  props,
  lint: ({ product }) => (product ? [] : ['productMissing']),
};
