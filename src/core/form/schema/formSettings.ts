import { MAX_MONTANT } from '../../money';
import { MOST_OF, USUAL_MOST } from '../stock/stock';
import { choiceProp, flagProp, listProp, numberProp, onProp, type PropsOf, recordProp, textProp } from './props';

const productProps = {
  id: textProp,
  label: textProp,
  title: textProp,
  description: textProp,
  montant: numberProp({ min: 0, max: MAX_MONTANT, fallback: 0 }),
  active: onProp,
  hideOverStock: flagProp,
  maxPerOrder: numberProp({ min: 1, max: MOST_OF.DEFAULT, fallback: USUAL_MOST }),
  renderOptions: recordProp({
    type: choiceProp(['DEFAULT', 'SELECT', 'CHECKBOX'], 'DEFAULT'),
    selectPrefix: textProp,
    selectProductName: textProp,
    selectProductNameMulti: textProp,
    checkboxLabel: textProp,
  }),
};
const labelled = recordProp({ id: textProp, label: textProp });

/** Settings of a form beside its layout (ENT-01). */
export const formProps = {
  id: textProp,
  title: textProp,
  description: textProp,
  type: textProp,
  identity: textProp,
  manual: flagProp,
  products: listProp(recordProp(productProps)),
  calendars: listProp(labelled),
  blocks: listProp(labelled),
  withRelations: flagProp,
  withPaiement: flagProp,
  paiementType: textProp,
  paiementMethods: listProp(textProp),
  allowNoProduct: flagProp,
  allowZeroAmount: flagProp,
  confirmByMail: flagProp,
  active: onProp,
  expireAt: textProp,
  metaTitle: textProp,
  metaDescription: textProp,
  metaImage: textProp,
};

/** A product a form sells (ENT-02). `montant` in currency units. */
export type Product = PropsOf<typeof productProps>;
export type FormSettings = PropsOf<typeof formProps>;
