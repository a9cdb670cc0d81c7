import type { Campaign, CampaignStats, Donor } from '../../../../src/contract/campaigns/campaigns';
import { campaignTeams } from '../../../db/schema';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../../testing/checkoutWorld';
import type { Answer } from '../../../testing/testServer';

/** A server with the campaign `gala` of `demo` and short words for giving to it over HTTP. For tests. */
export interface CampaignWorld extends CheckoutWorld {
  /** An admin call of the organisation. */
  admin(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** Creates a campaign, of the gala kind by default. */
  addCampaign(id: string, more?: Record<string, unknown>): Promise<Answer>;
  addTeam(param: string, campaignId?: string, hidden?: boolean): Promise<void>;
  campaign(id?: string): Promise<Campaign>;
  /** Its totals, as they are shown. */
  sum(id?: string): Promise<CampaignStats>;
  /** All donors that may be seen, latest first. */
  donors(id?: string): Promise<Donor[]>;
  /** Opens a checkout for the campaign with these configuration keys. */
  open(change?: Record<string, unknown>): Promise<Checkout>;
  pledge(change?: Record<string, unknown>, key?: string, id?: string): Promise<Answer>;
}

/** Reports on a checkout; events get distinct ids unless `id` is given. */
export interface Checkout {
  readonly paymentId: string;
  readonly url: string;
  event(type: string, charge?: number, montant?: number, more?: Record<string, unknown>): Record<string, unknown>;
}

let events = 0;

export async function createCampaignWorld(campaign: Record<string, unknown> = {}): Promise<CampaignWorld> {
  const world = await createCheckoutWorld();
  const admin: CampaignWorld['admin'] = (method, path, body, token = world.token) =>
    world.server.request(method, `/v1/admin/${path}`, { token, ...(body === undefined ? {} : { body }) });
  const addCampaign: CampaignWorld['addCampaign'] = (id, more = {}) =>
    admin('POST', 'campagnes', { id, label: id, gala: true, ...more });
  const readCampaign: CampaignWorld['campaign'] = async (id = 'gala') =>
    (await world.server.request('GET', `/v1/campagne/id/${id}`)).body;
  const made = await addCampaign('gala', { label: 'Gala', ...campaign });
  if (made.status !== 200) throw new Error(made.text);
  return {
    ...world,
    admin,
    addCampaign,
    async addTeam(param, campaignId = 'gala', hidden = false) {
      const times = { createdAt: world.deps.now(), updatedAt: world.deps.now() };
      const team = { id: world.deps.ids.row(), organisationId: 'demo', campaignId, param, label: param, hidden };
      await world.deps.database.queries.insert(campaignTeams).values({ ...team, ...times });
    },
    campaign: readCampaign,
    sum: async (id) => (await readCampaign(id)).stats.total,
    async donors(id = 'gala') {
      const all: Donor[] = [];
      for (;;) {
        const before = all.at(-1)?._id;
        const path = `/v1/campagne/donors/${id}?limit=200${before ? `&before=${before}` : ''}`;
        const { data } = (await world.server.request('GET', path)).body as { data: Donor[] };
        all.push(...data);
        if (data.length < 200) return all;
      }
    },
    async open(change = {}) {
      const answer = await world.submit({ type: 'CAMPAGNE', typeId: 'gala', ...change });
      const { url } = answer.body as { url?: string };
      if (!url) throw new Error(answer.text);
      const { id: paymentId } = await world.paymentOf(url);
      const created = () => world.deps.now().toISOString();
      return {
        paymentId,
        url,
        event: (type, charge = 1, montant = 50, more = {}) => ({
          id: `evt-${(events += 1)}`,
          type: `payment.${type}`,
          paiement: paymentId,
          charge,
          montant,
          created: created(),
          ...more,
        }),
      };
    },
    pledge: (change = {}, key = newKey(), id = 'gala') =>
      world.server.request('POST', `/v1/campagne/engagement/${id}`, {
        headers: { 'Idempotency-Key': key },
        body: { montant: 100, campagne: { displayName: 'Ana' }, infos: pledger, ...change },
      }),
  };
}

const { nom, prenom, email, tel } = payer.info;
export const pledger = { nom, prenom, email, tel };
