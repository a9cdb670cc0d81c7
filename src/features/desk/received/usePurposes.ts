import { useCallback } from 'react';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { listCaisses } from '../../../contract/records/adminCaisses';
import { listServices } from '../../../contract/records/adminServices';
import { receiptFor } from '../../../core/payment';
import type { SelectOption } from '../../../ui/fields/Select';
import { useDesk } from '../deskContext';
import { usePaymentsTexts } from '../payments/paymentsTexts';
import { useLoaded } from '../useLoaded';

/** The purposes that money by hand may have, and those of them that give a right to a receipt. */
export function usePurposes(organisation: string) {
  const { call } = useDesk();
  const words = usePaymentsTexts();
  const load = useCallback(async () => {
    const [{ data: own }, funds, services] = await Promise.all([
      call(getOwnOrganisation, { organisation }),
      call(listCaisses, { organisation }),
      call(listServices, { organisation }),
    ]);
    const options: SelectOption[] = [
      { value: 'GENERAL', label: words.general },
      ...funds.data.map(({ id, name }) => ({ value: `CAISSE ${id}`, label: name })),
      ...services.data.map(({ id, name }) => ({ value: `SERVICE ${id}`, label: name })),
    ];
    const receipted = [
      ...(receiptFor({ organisation: own }).cerfa ? ['GENERAL'] : []),
      ...funds.data.flatMap(({ id, cerfa }) => (cerfa ? [`CAISSE ${id}`] : [])),
      ...services.data.flatMap(({ id, cerfa }) => (cerfa ? [`SERVICE ${id}`] : [])),
    ];
    return { own, options, receipted };
  }, [call, organisation, words]);
  return useLoaded(load);
}
