import type { DocumentProblem, FormDocument } from './formDocument';
import { formProps, type FormSettings, type Product } from './formSettings';
import { importDocument } from './importDocument';
import { isRecord } from './isRecord';
import { readProps } from './props';
import { settleDocument } from './settleDocument';

/** Most products of a form, so that the largest order is an amount that can be reckoned with. */
const MAX_PRODUCTS = 200;

/** A form as the rest of core/form uses it: settings with a value each, the layout as a document. */
export interface FormDefinition extends FormSettings {
  readonly document: FormDocument;
}

/**
 * Reads a form of the wire or of a host page, however old or partial (ENT-01, CALL-21). A form is active unless it says no;
 * one without `identity` asks for none.
 * @returns the form, or why its layout cannot be used.
 * @example
 * readForm({ type: 'COMPLEX', products: [{ id: 'P1', montant: 10 }] }).products.map(({ id, montant, active }) => [id, montant, active]) // => [['P1', 10, true]]
 * readForm(null) // => 'notADocument'
 */
export function readForm(form: unknown): FormDefinition | DocumentProblem {
  if (!isRecord(form)) return 'notADocument';
  const document = importDocument(form['content']);
  if (typeof document === 'string') return document;
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
    document: settleDocument(document),
  };
}
