import type { FormRun } from '../run/formRun';

/** A product's name for visitors: its title, else its label. */
export function productName({ compiled, texts }: Pick<FormRun, 'compiled' | 'texts'>, productId: string): string {
  const product = compiled.products.find(({ id }) => id === productId);
  return product?.title || product?.label || texts.unnamed;
}
