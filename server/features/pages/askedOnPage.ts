import type { Request } from 'express';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import type { BareKind } from '../../db/schema';
import type { Deps } from '../../deps';
import { placeOf } from '../../http/placeOf';
import { ownerAsked } from '../../http/ownerAsked';

/** What the address of a page names by an id, and whose it is (ORG-01): its host, its path or `?org=` says so. Null for what can be no id. */
export async function askedOnPage(
  deps: Pick<Deps, 'database'>,
  request: Request,
  kind: BareKind,
  id: unknown,
): Promise<{ readonly organisationId: string; readonly id: string } | null> {
  const { org } = request.query;
  if (!v.is(identifier, id) || !(org === undefined || v.is(identifier, org))) return null;
  return { organisationId: await ownerAsked(deps, placeOf(request), { org, kind, id }), id };
}
