import type { Campaign } from '../../contract/campaigns/campaigns';

/** Whether all that was read is known already. */
export const isKnown = (known: Campaign, read: Partial<Campaign>) =>
  Object.entries({ ...known, ...read }).every(([name, value]) => {
    const before = known[name as keyof Campaign];
    return before === value || JSON.stringify(before) === JSON.stringify(value);
  });
