import type { Request } from 'express';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import type { BareKind } from '../../db/schema';
import type { Deps } from '../../deps';
import { requirePlace } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';

/**
 * The record a page's address names by id, and its organisation (ORG-01), by host, path or `?org=`. Null for an
 * impossible id.
 */
export async function askedOnPage(
  deps: Pick<Deps, 'database'>,
  request: Request,
  kind: BareKind,
  id: unknown,
): Promise<{ readonly organisationId: string; readonly id: string } | null> {
  const { org } = request.query;
  if (!v.is(identifier, id) || !(org === undefined || v.is(identifier, org))) return null;
  return { organisationId: await resolveOwner(deps, requirePlace(request), { org, kind, id }), id };
}
