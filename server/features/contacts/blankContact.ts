import type { ContactDetails, ContactReach } from '../../../src/contract/records/contacts';

export const noDetails: ContactDetails = {
  nom: '',
  prenom: '',
  raison: '',
  prenomHE: '',
  addresses: [],
  dates: [],
  tags: [],
  note: '',
};

/** A contact without any details. */
export const blankContact = (organisationId: string, id: string) => ({
  organisationId,
  id,
  details: noDetails,
  reach: { emails: [], tels: [] } as ContactReach,
  householdId: null,
  parentId: null,
  rootId: id,
  mergedAt: null,
  isOwn: false,
});
