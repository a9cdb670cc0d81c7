import { MAX_MONTANT, minor, parseAmount, toMinor, toUnits } from '../../../money';
import type { BlockKind } from '../../schema/blockKind';
import { fieldProps, numberDefault } from '../../schema/commonProps';
import { storedKey } from '../../values/fieldKeys';
import { simpleField, withDefault } from '../../values/fieldSpec';

const isAmount = (value: string | number): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_MONTANT;

const props = { ...fieldProps, ...numberDefault };

/** An amount chosen by the visitor, in currency units (FORM-21). Input stays text until it parses. */
export const freeAmount: BlockKind<typeof props> = {
  type: 'freeAmount',
  group: 'field',
  complexOnly: true,
  props,
  fields: ({ fieldKey, required, defaultValue }, { currency }) => [
    withDefault(
      simpleField<string | number>({
        key: storedKey('FREE_AMOUNT', fieldKey),
        required,
        empty: '',
        decode(raw) {
          if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
          if (typeof raw !== 'string') return undefined;
          const amount = parseAmount(raw, currency);
          return amount === null ? raw.trim() : toUnits(amount, currency);
        },
        isEmpty: (value) => value === '',
        rule: (value) => (isAmount(value) ? null : 'amountInvalid'),
        amount: (value) => (isAmount(value) ? toMinor(value, currency) : minor(0)),
      }),
      defaultValue,
    ),
  ],
};
