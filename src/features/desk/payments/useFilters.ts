import { useListFilters } from '../useListFilters';

const DEFAULT = '-date';
const keys = ['search', 'state', 'type', 'typeId', 'principale', 'formId', 'platform', 'from', 'to', 'sort'] as const;

/** The filters of the list of payments, and its order. */
export function useFilters() {
  const { typed, asked, set } = useListFilters(keys);
  const isFiltered = Object.keys(asked).some((key) => key !== 'sort');
  // The order that the list has by itself stays out of the address.
  const onSort = (sort: string) => set({ sort: sort === DEFAULT ? '' : sort });
  return { typed, asked, set, isFiltered, sort: typed.sort || DEFAULT, onSort };
}
