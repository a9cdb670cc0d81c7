import type { Product } from '../../../core/form';

/** A product of a form as the server has it. */
export const productOf = (
  id: string,
  { renderOptions, ...changes }: Partial<Omit<Product, 'renderOptions'>> & { renderOptions?: object } = {},
): Product => ({
  id,
  label: id,
  title: '',
  description: '',
  montant: 10,
  active: true,
  hideOverStock: false,
  maxPerOrder: 1000,
  ...changes,
  renderOptions: {
    type: 'DEFAULT',
    selectPrefix: '',
    selectProductName: '',
    selectProductNameMulti: '',
    checkboxLabel: '',
    ...renderOptions,
  },
});
