import { useCallback } from 'react';
import { getStart } from '../../contract/desk/start';
import { useDesk } from './deskContext';
import { useLoaded } from './useLoaded';

/** The currency, clock and addresses of an organisation. */
export function usePlace(organisation: string) {
  const { call } = useDesk();
  const load = useCallback(async () => (await call(getStart, { organisation })).data, [call, organisation]);
  return useLoaded(load);
}
