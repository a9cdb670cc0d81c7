import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { subscriptionToken } from './subscriptionToken';

/** The address, mailed to the payer alone, where a payment is stopped or its means are changed. */
export const manageUrl = (deps: Pick<Deps, 'config'>, organisation: OrganisationRecord, paymentId: string): string =>
  `${siteAddress(deps, organisation)}/abonnement/${subscriptionToken(deps.config.keys.links, paymentId)}`;
