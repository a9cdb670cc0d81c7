import type { ContactDate } from '../../../src/contract/records/contacts';

/** A record's own details of its person. */
export interface Said {
  readonly email?: string;
  readonly tel?: string;
  readonly nom?: string;
  readonly prenom?: string;
  readonly raison?: string;
  readonly prenomHE?: string;
  readonly adresse?: string;
  readonly postal?: string;
  readonly ville?: string;
  readonly pays?: string;
  readonly dates?: readonly ContactDate[];
  readonly tags?: readonly string[];
  readonly note?: string;
}
