import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import type { BareKind } from '../../db/schema';
import { resolveOrganisation } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';
import type { AskedPath, SiteDeps } from './pageResolver';

/**
 * The owner of the thing that a path names by its first placeholder (ORG-01), that of the place where it names none; null for
 * an impossible id.
 */
export const ownerOf =
  (kind: BareKind) =>
  async (deps: SiteDeps, { place, org, values: [id] }: AskedPath): Promise<string | null> => {
    if (id === undefined) return resolveOrganisation(place, org);
    return v.is(identifier, id) ? resolveOwner(deps, place, { org, kind, id }) : null;
  };
