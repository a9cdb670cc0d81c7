import { timeZoneOf } from '../../src/core/organisation';
import type { OrganisationRecord } from '../features/organisations/organisationStore';

/** The zone of an organisation's days, under the name that databases know. */
export function zoneOf(organisation: Pick<OrganisationRecord, 'timeZone' | 'israel'> | null): string {
  return new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(organisation ?? {}) }).resolvedOptions().timeZone;
}
