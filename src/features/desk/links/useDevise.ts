import { useCallback } from 'react';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { useDesk } from '../deskContext';
import { useLoaded } from '../useLoaded';

/** The currency in which an organisation asks for money. */
export function useDevise(organisation: string) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getOwnOrganisation, { organisation })).data.devise,
    [call, organisation],
  );
  return useLoaded(load);
}
