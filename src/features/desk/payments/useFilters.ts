import { useListFilters } from '../useListFilters';

const keys = ['search', 'state', 'type', 'typeId', 'formId', 'platform', 'from', 'to'] as const;

/** The filters of the list of payments. */
export const useFilters = () => useListFilters(keys);
