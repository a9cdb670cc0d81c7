import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type {
  createOrganisationRequest,
  Organisation,
  OrganisationDocument,
} from '../../../src/contract/organisations';
import { isCurrency } from '../../../src/core/money';
import { isTimeZone } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import { canTakeMoney } from '../../gateways/gatewayFor';
import { announceAll } from '../../live/announceChange';
import { issueToken, type TokenHolder } from '../../tokens';
import { differences, recordChange } from '../audit/recordChange';
import { hasAmounts, listCaisses } from '../caisses/caisseStore';
import { viewCaisse } from '../caisses/caisseView';
import { listServices } from '../services/serviceStore';
import { viewService } from '../services/serviceView';
import {
  findOrganisation,
  insertOrganisation,
  lockOrganisation,
  saveOrganisation,
  type OrganisationRecord,
} from './organisationStore';
import { viewOrganisation } from './organisationView';
import { mergeConfig, mergeWeb } from './publicConfig';

type Surroundings = Pick<Deps, 'database' | 'config' | 'now' | 'ids' | 'canIssueReceipts'>;
type WithGateways = Surroundings & Pick<Deps, 'gateways'>;
export type NewOrganisation = v.InferOutput<typeof createOrganisationRequest> & { id: string };

/** The public view of an organisation with its funds; `default` names the server's own (CALL-22). @throws HttpError 404 */
export async function readOrganisation(deps: Surroundings, id: string): Promise<Organisation> {
  const { database, config } = deps;
  const { queries } = database;
  const record = await findOrganisation(queries, id === 'default' ? config.defaultOrganisation : id);
  if (!record) throw unknown();
  const caisses = await listCaisses(queries, record.id, record.mode);
  const shown = caisses.filter((caisse) => !caisse.hidden).map((caisse) => viewCaisse(caisse, record.devise));
  const services = (await listServices(queries, record.id)).filter(({ active }) => active);
  const offered = services.map((service) => viewService(service, record.devise));
  return { ...viewOrganisation(record, deps, shown), services: offered };
}

/**
 * Makes an organisation within the caller's transaction.
 * @throws HttpError 400 for settings that cannot be shown, 409 when the id is taken.
 */
export async function createOrganisation(
  tx: Queries,
  { now }: Pick<Surroundings, 'now'>,
  { id, ...given }: NewOrganisation,
): Promise<void> {
  const document = withChange({ name: given.name, config: {}, web: {} }, given);
  const taken = id === 'default' || !(await insertOrganisation(tx, id, document, now()));
  if (taken) throw new HttpError(409, 'This organisation id is taken.', 'taken');
}

/** Makes an organisation and its first admin token (SRV-10). @throws HttpError as `createOrganisation`, 409 for `live` */
export async function foundOrganisation(deps: WithGateways, given: NewOrganisation): Promise<string> {
  refuseUnpayable(deps, given);
  return deps.database.transaction(async (tx) => {
    await createOrganisation(tx, deps, given);
    return issueToken(tx, given.id, deps);
  });
}

/**
 * Changes an organisation; absent keys stay. Keys of `config` and `web` are changed one by one, null removes one.
 * @throws HttpError 400, 403 for an organisation that is not the token's, 404, 409 for a change of currency under
 * funds, and for `live` where nothing takes real money.
 */
export async function updateOrganisation(
  deps: WithGateways,
  holder: TokenHolder,
  orgId: string,
  given: OrganisationDocument,
): Promise<Organisation> {
  const id = orgId === 'default' ? deps.config.defaultOrganisation : orgId;
  refuseUnpayable(deps, given);
  await deps.database.transaction(async (tx) => {
    const record = await lockOrganisation(tx, id);
    if (!record) throw unknown();
    if (id !== holder.organisationId)
      throw new HttpError(403, 'This token belongs to another organisation.', 'forbidden');
    if (given.devise && given.devise !== record.devise && (await hasAmounts(tx, id))) {
      throw new HttpError(409, 'The currency cannot change once there are funds or gifts.', 'currency');
    }
    const next = withChange(record, given);
    await saveOrganisation(tx, next, deps.now());
    if (next.mode !== record.mode) await announceAll(tx, id);
    const changes = { ...differences(openly(record), openly(next)), ...changedSettings(record, next) };
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-ORG-UPDATE',
      subject: 'organisation',
      subjectId: id,
      changes,
    });
  });
  return readOrganisation(deps, id);
}

/** ENT-30: nobody is told that money moved that cannot. @throws HttpError 409 */
function refuseUnpayable({ gateways }: Pick<Deps, 'gateways'>, { mode }: Pick<OrganisationDocument, 'mode'>): void {
  if (mode !== 'live' || canTakeMoney(gateways)) return;
  const why = 'No payment provider of this server takes real money: the organisation stays in "test".';
  throw new HttpError(409, why, 'noLiveProvider');
}

type Settings = Record<string, unknown>;

/** `config` and `web` may hold secrets: the log names the keys that changed, not what they hold. */
function changedSettings(before: OrganisationRecord, after: OrganisationRecord): Record<string, string[]> {
  const kinds = ['config', 'web'] as const;
  const changed = kinds.map((kind) => [kind, keysThatDiffer(before[kind], after[kind])] as const);
  return Object.fromEntries(changed.filter(([, keys]) => keys.length > 0));
}
const keysThatDiffer = (before: Settings, after: Settings) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
const openly = ({ config: _config, web: _web, ...record }: OrganisationRecord) => record;

function withChange<D extends { config: Settings; web: Settings }>(present: D, given: OrganisationDocument): D {
  const wrong = [given.devise, given.orgDevise, ...(given.devises ?? [])].find(
    (devise) => devise && !isCurrency(devise),
  );
  if (wrong) throw malformed('devise', `${wrong} is not a currency`);
  if (given.timeZone && !isTimeZone(given.timeZone)) throw malformed('timeZone', 'must be one like Europe/Paris');
  return {
    ...present,
    ...given,
    config: mergeConfig(present.config, given.config ?? {}),
    web: mergeWeb(present.web, given.web ?? {}),
  };
}

const unknown = () => new HttpError(404, 'There is no such organisation.', 'unknown_organisation');
