import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { AddressProblem } from '../../../src/contract/organisations/hosts';
import type {
  createOrganisationRequest,
  Organisation,
  OrganisationDocument,
} from '../../../src/contract/organisations/organisations';
import type {
  OwnOrganisation,
  updateOrganisation as updateRoute,
} from '../../../src/contract/organisations/ownOrganisation';
import type { BodyOut } from '../../../src/contract/route';
import { isCurrency } from '../../../src/core/money';
import { giftNewsOf, isTimeZone } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError, idTakenError, malformed, outdated, Outdated } from '../../errors';
import { requireRow } from '../../requireOwned';
import { canTakeMoney } from '../../gateways/gatewayFor';
import { announceAll, lockCampaigns } from '../../db/announceChange';
import { issueToken, type TokenHolder } from '../../secrets/tokens';
import type { UserRow } from '../../secrets/sessions';
import { join } from '../users/memberStore';
import { differences, recordChange } from '../audit/recordChange';
import { assignHostIn } from '../hosts/hostService';
import { versionOf } from '../../text/versionOf';
import { isOwnAddress, checkAddress, storedProblem } from '../hosts/checkAddress';
import { listCaisses } from '../caisses/caisseStore';
import { viewCaisse } from '../caisses/caisseView';
import { listServices } from '../services/serviceStore';
import { viewService } from '../services/serviceView';
import {
  settingsDocument,
  findOrganisation,
  insertOrganisation,
  lockOrganisation,
  requireExistingOrganisation,
  saveOrganisation,
  type OrganisationRecord,
} from '../organisations/organisationStore';
import { viewOrganisation } from '../organisations/organisationView';
import { checkSettings } from './checkSettings';
import { hasAmounts } from './hasAmounts';
import { mergeConfig, mergeWeb, ownConfigOf, publicWebOf, type Settings } from '../organisations/publicConfig';
import { siteAddress } from '../organisations/siteAddress';

type Surroundings = Pick<Deps, 'database' | 'config' | 'now' | 'ids' | 'canIssueReceipts' | 'hosts'>;
type WithGateways = Surroundings & Pick<Deps, 'gateways'>;
type NewDocument = OrganisationDocument & { name: string; config: Settings; web: Settings };
export type NewOrganisation = v.InferOutput<typeof createOrganisationRequest> & { id: string };

/** The public view of an organisation with its funds (CALL-22). @throws HttpError 404 */
export async function readOrganisation(
  deps: Surroundings,
  id: string,
  queries: Queries = deps.database.queries,
): Promise<Organisation> {
  return showOrganisation(deps, await requireOrganisation(queries, id), queries);
}

/** The organisation of an id that a visitor names. @throws HttpError 404 */
export async function requireOrganisation(queries: Queries, id: string): Promise<OrganisationRecord> {
  const record = await findOrganisation(queries, id);
  if (!record) throw unknown();
  return record;
}

/** The public view of an organisation that is known. */
export async function showOrganisation(
  deps: Surroundings,
  record: OrganisationRecord,
  queries: Queries = deps.database.queries,
): Promise<Organisation> {
  const caisses = await listCaisses(queries, record.id, record.mode);
  const shown = caisses.filter((caisse) => !caisse.hidden).map((caisse) => viewCaisse(caisse, record.devise));
  const services = (await listServices(queries, record.id)).filter(({ active }) => active);
  const offered = services.map((service) => viewService(service, record.devise));
  return { ...viewOrganisation(record, deps, shown), services: offered };
}

/** An organisation's view of itself, with what is private (CALL-50): recipients of mails too (MAIL-01). @throws HttpError 404 */
export async function readOwnOrganisation(
  deps: Surroundings,
  id: string,
  queries: Queries = deps.database.queries,
): Promise<OwnOrganisation> {
  const data = await readOrganisation(deps, id, queries);
  const record = await requireExistingOrganisation(queries, data.id);
  const { giftMails } = record;
  return {
    ...data,
    config: ownConfigOf(record.config),
    // As set: sending it back does not turn the contact's address into a named recipient.
    giftMails: { when: giftNewsOf({ giftMails }).when, to: giftMails?.to ?? [] },
    version: settingsVersion(record),
  };
}

/** Hashes only what the organisation's own view shows, so that no version reveals a secret (CALL-51). */
const settingsVersion = (record: OrganisationRecord): string =>
  versionOf({ ...settingsDocument(record), config: ownConfigOf(record.config), web: publicWebOf(record.web) });

/**
 * Makes an organisation within the caller's transaction.
 * @throws HttpError 400 for settings that cannot be shown, 409 if the id or domain is taken
 */
export async function createOrganisation(
  tx: Queries,
  deps: Pick<Surroundings, 'config' | 'ids' | 'now'>,
  { id, ...given }: NewOrganisation,
): Promise<void> {
  const empty: NewDocument = { name: given.name, config: {}, web: {} };
  const document = withoutOwnAddress(deps, withChange(empty, given));
  const taken = id === 'default' || !(await insertOrganisation(tx, id, document, deps.now()));
  if (taken) throw idTakenError('organisation');
  // Creating organisations includes assigning hosts.
  if (document.domain) await assignHostIn(tx, deps, id, document.domain.toLowerCase());
}

/**
 * Makes an organisation and its first admin token (SRV-10).
 * @param founder its first owner, where an operator is signed in (USER-10)
 * @throws HttpError as `createOrganisation`, 409 for `live`
 */
export async function foundOrganisation(
  deps: WithGateways,
  given: NewOrganisation,
  founder?: UserRow,
): Promise<string> {
  refuseUnpayable(deps, given);
  const token = await deps.database.transaction(async (tx) => {
    await createOrganisation(tx, deps, { ...newsTo(founder), ...given });
    await checkSettings(tx, given.id, {}, mergeConfig({}, given.config ?? {}));
    if (founder) await join(tx, deps, founder, given.id, 'owner');
    return issueToken(tx, given.id, deps);
  });
  deps.hosts.forget();
  await checkAddress(deps, given.id);
  return token;
}

/** Whoever founds an organisation hears of its gifts until it says otherwise (MAIL-01). */
const newsTo = (founder: UserRow | undefined) =>
  founder && { giftMails: { when: 'daily' as const, to: [founder.email] } };

/**
 * Changes an organisation; absent keys stay. Keys of `config` and `web` change one by one, null removes one. `problem`
 * is why a `BASE_WEB_URL` is not active yet, even if another key was changed. What changes nothing is not noted.
 * @throws Outdated when the settings are of another version than the given one (CALL-51); HttpError 400, 404 for an organisation that is not the token's, 409 for a change of currency under
 * funds, for `live` where nothing takes real money, and for a domain that is not a proved host.
 */
export async function updateOrganisation(
  deps: WithGateways,
  holder: TokenHolder,
  id: string,
  { version, ...given }: BodyOut<typeof updateRoute>,
): Promise<{ data: OwnOrganisation; problem: AddressProblem | null }> {
  if (id !== holder.organisationId) throw unknown();
  refuseUnpayable(deps, given);
  await deps.database.transaction(async (tx) => {
    if (given.mode ?? given.language ?? given.languages) await lockCampaigns(tx, id);
    const record = requireRow(await lockOrganisation(tx, id), 'organisation');
    if (version !== undefined && version !== settingsVersion(record))
      throw new Outdated(outdated('organisation'), await readOwnOrganisation(deps, id, tx));
    if (given.devise && given.devise !== record.devise && (await hasAmounts(tx, id))) {
      throw new HttpError(409, 'The currency cannot change once there are funds or gifts.', 'currency');
    }
    const { BASE_WEB_URL = '', domain = '' } = given;
    // An unchanged answer may be sent back.
    const kept = {
      ...(BASE_WEB_URL === siteAddress(deps, record) && { BASE_WEB_URL: record.BASE_WEB_URL }),
      ...(given.logo && given.logo === viewOrganisation(record, deps).logo && { logo: record.logo }),
    };
    if (domain && domain !== record.domain && !record.hosts.includes(domain.toLowerCase()))
      throw new HttpError(409, 'The domain is not a proved host of the organisation: claim it first.', 'unproved_host');
    const next = withoutOwnAddress(deps, withChange(record, { ...given, ...kept }));
    if (isDeepStrictEqual(settingsDocument(next), settingsDocument(record))) return;
    await checkSettings(tx, id, record.config, next.config);
    await saveOrganisation(tx, next, deps.now());
    const shownBy = ({ mode, language, languages }: typeof record) => [mode, language, languages];
    if (!isDeepStrictEqual(shownBy(next), shownBy(record))) await announceAll(tx, id);
    const changes = { ...differences(openly(record), openly(next)), ...changedSettings(record, next) };
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-ORG-UPDATE',
      subject: 'organisation',
      subjectId: id,
      changes,
    });
  });
  const problem = given.BASE_WEB_URL
    ? await checkAddress(deps, id)
    : storedProblem(await requireExistingOrganisation(deps.database.queries, id));
  return { data: await readOwnOrganisation(deps, id), problem };
}

/** ENT-30: no payer may be told that money moved when it cannot. @throws HttpError 409 */
function refuseUnpayable({ gateways }: Pick<Deps, 'gateways'>, { mode }: Pick<OrganisationDocument, 'mode'>): void {
  if (mode !== 'live' || canTakeMoney(gateways)) return;
  const why = 'No payment provider of this server takes real money: the organisation stays in "test".';
  throw new HttpError(409, why, 'noLiveProvider');
}

/** The address at `PUBLIC_URL` exists for every organisation and is not stored. */
const withoutOwnAddress = <D extends { BASE_WEB_URL?: string | undefined }>(
  deps: Pick<Surroundings, 'config'>,
  document: D,
): D =>
  document.BASE_WEB_URL && isOwnAddress(deps, document.BASE_WEB_URL) ? { ...document, BASE_WEB_URL: '' } : document;

/** `config` and `web` may contain secrets: the log names changed keys, not their values. */
function changedSettings(before: OrganisationRecord, after: OrganisationRecord): Record<string, string[]> {
  const kinds = ['config', 'web'] as const;
  const changed = kinds.map((kind) => [kind, keysThatDiffer(before[kind], after[kind])] as const);
  return Object.fromEntries(changed.filter(([, keys]) => keys.length > 0));
}
const keysThatDiffer = (before: Settings, after: Settings) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
function openly(record: OrganisationRecord) {
  const { config: _config, web: _web, ...document } = settingsDocument(record);
  return document;
}

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
