import type { BlockKind } from '../../schema/blockKind';
import { commonProps } from '../../schema/commonProps';
import { PAYMENT_METHOD_KEY } from '../../values/fieldKeys';
import { simpleField } from '../../values/fieldSpec';
import type { FormSettings } from '../../schema/formSettings';
import { textProp } from '../../schema/props';

export const ONLINE = 'ONLINE';

/**
 * The ways to pay that a form offers: online, then its own (FORM-22).
 * @example
 * paymentMethods({ paiementMethods: ['Chèque'] }) // => ['ONLINE', 'Chèque']
 */
export function paymentMethods({ paiementMethods }: Pick<FormSettings, 'paiementMethods'>): readonly string[] {
  return [...new Set([ONLINE, ...paiementMethods])];
}

const props = { ...commonProps, label: textProp, tooltip: textProp };

/** Choice of the way to pay: always required, except in manual mode; preselected when there is only one (FORM-22). */
export const paymentMethod: BlockKind<typeof props> = {
  type: 'paymentMethod',
  group: 'field',
  complexOnly: true,
  props,
  fields(_props, form) {
    const choices = paymentMethods(form);
    return [
      simpleField<string>({
        key: PAYMENT_METHOD_KEY,
        required: !form.manual,
        empty: '',
        decode: (raw) => (typeof raw === 'string' ? raw : undefined),
        isEmpty: (value) => value === '',
        rule: (value) => (choices.includes(value) ? null : 'choice'),
        initial: () => (choices.length === 1 ? choices[0] : undefined),
      }),
    ];
  },
  lint: (_props, { paiementMethods }) => (paiementMethods.length > 0 ? [] : ['paymentMethodsMissing']),
};
