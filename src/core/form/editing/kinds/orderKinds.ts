import { freeAmount } from '../../blocks/order/freeAmount';
import { paymentMethod } from '../../blocks/order/paymentMethod';
import { productInfo } from '../../blocks/order/productInfo';
import { products } from '../../blocks/order/products';
import { productTotal } from '../../blocks/order/productTotal';
import { editorOf, type KindEditor } from './kindEditor';
import { basicText, commonEditors, defaultEditor, fieldEditors, fontSizeEditor, labelEditors } from './sharedEditors';

const labelled = { ...labelEditors, ...commonEditors };

/** Editors of what is ordered and paid. */
export const orderKinds: readonly KindEditor[] = [
  editorOf(products, 'order', labelled, { products: { format: 'products', group: 'basic', ref: 'product' } }),
  editorOf(productInfo, 'order', commonEditors, {
    product: { format: 'product', group: 'basic', ref: 'product' },
    afterProduct: { format: 'number', group: 'basic' },
  }),
  editorOf(productTotal, 'order', commonEditors, { label: basicText, fontSize: fontSizeEditor }),
  editorOf(freeAmount, 'order', fieldEditors, { defaultValue: defaultEditor }),
  editorOf(paymentMethod, 'order', labelled, {}),
];
