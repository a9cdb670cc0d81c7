import { Select } from '../../ui/fields/Select';
import { useDesk } from './deskContext';

interface SortFieldProps<K extends string> {
  /** The first is the default, which stays out of the address. */
  readonly orders: readonly K[];
  readonly value: string;
  onValue(sort: K | ''): void;
}

/** The order of a list (DESK-198). */
export function SortField<K extends keyof ReturnType<typeof useDesk>['texts']['orders']>(props: SortFieldProps<K>) {
  const { orders, value, onValue } = props;
  const { texts } = useDesk();
  return (
    <Select
      label={texts.sort}
      value={value || (orders[0] ?? '')}
      options={orders.map((order) => ({ value: order, label: texts.orders[order] }))}
      onValue={(order) => onValue(order === orders[0] ? '' : (order as K))}
    />
  );
}
