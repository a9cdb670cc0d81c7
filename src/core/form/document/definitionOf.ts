import type { FormDocument } from '../schema/formDocument';
import { formProps, type FormSettings, type Product } from '../schema/formSettings';
import { readProps } from '../schema/props';

/** Most products of a form, so that the largest order is an amount that can be reckoned with. */
const MAX_PRODUCTS = 200;

/** A form as the rest of core/form uses it: settings with a value each, the layout as a document. */
export interface FormDefinition extends FormSettings {
  readonly document: FormDocument;
}

/**
 * Builds a form from raw settings and its document. A form is active by default; without `identity` it asks for none.
 * @example
 * definitionOf({ type: 'COMPLEX' }, { schemaVersion: 1, children: [] }).identity // => 'NONE'
 */
export function definitionOf(form: Readonly<Record<string, unknown>>, document: FormDocument): FormDefinition {
  const settings = readProps(formProps, form);
  const products = new Map<string, Product>();
  for (const product of settings.products)
    if (product.id && !products.has(product.id) && products.size < MAX_PRODUCTS) products.set(product.id, product);
  return {
    ...settings,
    products: [...products.values()],
    calendars: settings.calendars.filter(({ id }) => id !== ''),
    blocks: settings.blocks.filter(({ id }) => id !== ''),
    paiementMethods: [...new Set(settings.paiementMethods.map((method) => method.trim()).filter(Boolean))],
    identity: settings.identity || 'NONE',
    document,
  };
}
