import { eq } from 'drizzle-orm';
import type { Queries } from '../../server/db/database';
import { campaignPledges, media, organisations } from '../../server/db/schema';
import { recordChange } from '../../server/features/audit/recordChange';
import { createCaisse } from '../../server/features/caisses/caisseService';
import { createCalendar } from '../../server/features/calendars/calendarService';
import { createCampaign } from '../../server/features/campaigns/admin/campaignService';
import { insertLink } from '../../server/features/checkout/link/linkStore';
import { createContentIn } from '../../server/features/content/contentKind';
import { pageKind } from '../../server/features/customPages/pageKind';
import { createDebt } from '../../server/features/debts/debtService';
import { createForm } from '../../server/features/forms/definition/formService';
import { createSection } from '../../server/features/sections/sectionService';
import { createOrganisation } from '../../server/features/settings/organisationService';
import { issueToken } from '../../server/secrets/tokens';
import type { createTestDeps } from '../../server/testing/testServer';
import { minor } from '../../src/core/money';

type Deps = ReturnType<typeof createTestDeps>;

/** An organisation with so many records of each kind. */
export interface FilledLists {
  readonly records: number;
  /** Admin token. */
  readonly token: string;
  /** The record of each list in its middle: where a next page begins. */
  readonly middle: string;
}

/** Records of each kind in one transaction. */
const BATCH = 100;
/** The word of one record alone, and the one that all have. */
export const RARE = 'zebra';
export const COMMON = 'gala';

const idOf = (records: number, index: number) => `r${records}-${String(index).padStart(6, '0')}`;
const nameOf = (index: number) => `Gala de l’École nº ${index}${index === 3 ? ' Zébra' : ''}`;

/** Makes it in bulk through the server's own writers. */
export async function fillRecords(deps: Deps, records: number): Promise<FilledLists> {
  const { database } = deps;
  const organisationId = `lists-${records}`;
  const isThere = await database.queries.$count(organisations, eq(organisations.id, organisationId));
  const token = await database.transaction(async (tx) => {
    if (!isThere) await createOrganisation(tx, deps, { id: organisationId, name: organisationId });
    return issueToken(tx, organisationId, deps);
  });
  for (let from = 0; !isThere && from < records; from += BATCH) {
    await database.transaction(async (tx) => {
      for (let index = from; index < Math.min(from + BATCH, records); index += 1)
        await addRecord(tx, deps, organisationId, idOf(records, index), index);
    });
  }
  return { records, token, middle: idOf(records, Math.floor(records / 2)) };
}

/** Makes one record of each list, all under one id. */
export async function addRecord(
  tx: Queries,
  base: Deps,
  organisationId: string,
  id: string,
  index: number,
): Promise<void> {
  const at = new Date(Date.parse('2025-01-01') + index * 60_000);
  const deps = { ...base, now: () => at, ids: { ...base.ids, row: () => id } };
  const label = nameOf(index);
  await createCalendar(tx, deps, organisationId, { label });
  await createSection(tx, deps, organisationId, { label, content: '' });
  await createCaisse(tx, deps, organisationId, { name: label });
  await createForm(tx, deps, organisationId, { title: label });
  await createCampaign(tx, deps, organisationId, { label });
  await createDebt(tx, deps, organisationId, { name: label, montant: 10 });
  await createContentIn(tx, deps, pageKind, organisationId, { title: label, path: id });
  const common = { id, organisationId, createdAt: at };
  const link = { ...common, linkType: 'PAIEMENT', paymentId: null, changeAmount: false, reusable: true } as const;
  const open = { payer: null, meta: {}, expiresAt: null, revokedAt: null };
  await insertLink(tx, { ...link, ...open, config: { type: 'GENERAL', label } });
  const kept = {
    kind: 'PICTURE',
    state: 'READY',
    name: label,
    alt: label,
    bytes: 1,
    variants: [],
    attempts: 0,
  } as const;
  await tx.insert(media).values({ ...common, ...kept, hash: id, nextAttemptAt: at, updatedAt: at });
  const pledge = { mode: 'test', origin: 'manual', montant: minor(100), displayName: label, linkId: id } as const;
  const campaignId = id.replace(/\d{6}$/, '000000');
  await tx
    .insert(campaignPledges)
    .values({ ...common, ...pledge, campaignId, infos: { nom: 'Lévy', prenom: 'Ana', email: '', tel: '' } });
  const holder = { organisationId, tokenId: 'bench', actor: index === 3 ? RARE : 'bench' };
  const note = { action: 'ADMIN-DEBT-CREATE', subject: 'debt', subjectId: id, changes: {} };
  await recordChange(tx, deps, holder, note);
}
