import * as v from 'valibot';
import { dataOf, identifier, language, orgEntries, text, units, webAddress } from '../common';
import { FORM_TEXTS, LONGEST_LAYOUT } from '../terms/formLimits';
import { defineRoute } from '../route';

const labelled = v.object({ id: identifier, label: text(200) });

/**
 * ENT-02. `maxPerOrder` defaults to 30; `montant` in currency units, per month where the form's `paiementType` is
 * MONTHLY.
 */
export const formProduct = v.object({
  id: identifier,
  label: text(200),
  title: text(200),
  description: text(FORM_TEXTS.description),
  montant: units,
  active: v.boolean(),
  hideOverStock: v.boolean(),
  maxPerOrder: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  renderOptions: v.object({
    type: v.picklist(['DEFAULT', 'SELECT', 'CHECKBOX']),
    selectPrefix: text(200),
    selectProductName: text(200),
    selectProductNameMulti: text(200),
    checkboxLabel: text(200),
  }),
});

/** Settings of a form beside its title and its state (ENT-01). */
const formEntries = {
  title: text(200),
  description: text(FORM_TEXTS.description),
  /** JSON text of a form document (docs/form-document.md). */
  content: text(LONGEST_LAYOUT),
  type: text(40),
  identity: text(40),
  manual: v.boolean(),
  products: v.pipe(v.array(formProduct), v.maxLength(200)),
  calendars: v.pipe(v.array(labelled), v.maxLength(100)),
  blocks: v.pipe(v.array(labelled), v.maxLength(100)),
  withRelations: v.boolean(),
  withPaiement: v.boolean(),
  paiementType: text(40),
  paiementMethods: v.pipe(v.array(text(100)), v.maxLength(50)),
  allowNoProduct: v.boolean(),
  allowZeroAmount: v.boolean(),
  /** Submissions without online payment are held for a day, until confirmed by the mailed link (SRV-15). */
  confirmByMail: v.boolean(),
  active: v.boolean(),
  /** Expiry: a day or a moment (see `isFormOpen`). */
  expireAt: v.nullable(text(40)),
  metaTitle: text(200),
  metaDescription: text(FORM_TEXTS.metaDescription),
  metaImage: webAddress,
};

/** ENT-01: a form as visitors get it, with the id of its organisation. `revision` counts its versions from 1: a submission names the one that it was filled in. */
export const formResponse = v.object({
  ...formEntries,
  id: identifier,
  organisation: identifier,
  revision: v.number(),
});
export type Form = v.InferOutput<typeof formResponse>;

/** Body to create or change a form; all but the title may be absent. */
export const formRequestEntries = v.partial(v.object(formEntries)).entries;

/** The id of a form in an address. */
export const byForm = v.object({ formId: identifier });

/** The form's organisation, and the language wanted for its texts where it has it; without one they come in all of its languages (BUILD-47). */
export const formQuery = v.object({ ...orgEntries, lang: v.optional(language) });

/** CALL-21. An inactive or expired form comes without its content (FPAGE-01); see `active` and `expireAt`. */
export const getForm = defineRoute({
  id: 'CALL-21',
  method: 'GET',
  path: '/forms/id/:formId',
  access: 'public',
  summary: 'A form to fill in',
  params: byForm,
  query: formQuery,
  response: dataOf(formResponse),
});
