import type { Organisation } from '../../../src/contract/organisations/organisations';
import type { PaymentConfig } from '../../../src/contract/payments/payments';
import { exponentOf } from '../../../src/core/money';
import { foundOrganisation } from '../../features/settings/organisationService';
import type { CheckoutWorld } from '../checkoutWorld';
import type { Random } from './createRandom';

/** One payment configuration: its own organisation, and each visitor's request. */
export interface Case {
  readonly organisation: Organisation;
  readonly token: string;
  readonly fund: string | null;
  /** The basis of the next visitor's intent; a debt or submission is the visitor's own. */
  readonly ask: () => Promise<Asked>;
}

export interface Asked {
  readonly config: Partial<PaymentConfig> & Pick<PaymentConfig, 'type'>;
  readonly debts: readonly string[];
  readonly submission: string | null;
}

type Made = Omit<Asked, 'debts' | 'submission'> & Partial<Asked>;

let made = 0;

/** Sets up a random configuration over the admin calls. */
export async function createCase(world: CheckoutWorld, random: Random): Promise<Case> {
  const id = `case-${(made += 1)}`;
  const devise = random.pick(['eur', 'eur', 'usd', 'ils', 'jpy', 'kwd']);
  const token = await foundOrganisation(world.deps, { id, name: id, devise, timeZone: random.pick(zones) });
  const admin = async <T = { id: string }>(method: string, path: string, body: unknown): Promise<T> => {
    const answer = await world.server.request(method, `/v1/admin/${path}`, { token, body });
    const { data } = answer.body as { data?: T };
    if (!data) throw new Error(`${method} ${path}: ${answer.text}`);
    return data;
  };
  await admin('PUT', `organisations/${id}`, {
    web: {
      ...(random.chance(0.6) && { suggestFees: random.pick([0.5, 1, 5]) }),
      ...(random.chance(0.1) && { 'paiement.platform.recurrent': 'CARD' }),
    },
    config: { ...(random.chance(0.5) && { GCL: { MAIN: 'account' } }) },
  });
  const fund = random.chance(0.4)
    ? (await admin('POST', 'caisses', { name: 'Fund', cerfa: random.chance(0.5) })).id
    : null;
  const make = await makerOf(random, { admin, fund, units: unitsOf(random, devise) });
  const linked = random.chance(0.3) ? linkTerms(random) : null;
  const { body } = await world.server.request('GET', `/v1/organisations/id/${id}`);

  return {
    organisation: (body as { data: Organisation }).data,
    token,
    fund,
    async ask() {
      const asked = { debts: [], submission: null, ...(await make()) };
      if (!linked) return asked;
      const { dettes, ...config } = asked.config;
      const ids = dettes?.map((debt) => ({ id: debt.id }));
      const link = await admin('POST', 'liens', {
        linkType: 'PAIEMENT',
        reusable: random.chance(0.5),
        config: { ...config, ...(ids && { dettes: ids }), ...(config.type === 'GENERAL' && linked) },
      });
      return { ...asked, config: { type: config.type, link: link.id } };
    },
  };
}

const zones = ['Europe/Paris', 'Asia/Jerusalem', 'America/New_York', 'Pacific/Auckland'];

/** Amounts that people give, with the decimals of the currency. */
export function unitsOf(random: Random, devise: string): () => number {
  const factor = 10 ** exponentOf(devise);
  return () => {
    const amount = random.pick([
      1, 2.5, 10, 12.1, 13, 18, 20, 33.33, 50, 99.99, 100, 101.01, 120, 250, 777, 1000, 5000.5,
    ]);
    return Math.max(1, Math.round(amount * factor) / factor);
  };
}

const linkTerms = (random: Random) => ({
  ...(random.chance(0.3) && { fixedNbMonth: random.int(1, 18) }),
  ...(random.chance(0.4) && { minNbMonth: random.int(2, 6), maxNbMonth: random.int(6, 48) }),
  ...(random.chance(0.4) && { maxDivide: random.int(2, 20) }),
  ...(random.chance(0.2) && { abo: true, nbMonth: 0 }),
});

interface Workshop {
  readonly admin: <T = { id: string }>(method: string, path: string, body: unknown) => Promise<T>;
  readonly fund: string | null;
  readonly units: () => number;
}

/** Fixtures of a kind of payment, made once or per visitor. */
async function makerOf(random: Random, { admin, fund, units }: Workshop): Promise<() => Promise<Made>> {
  if (fund) return async () => ({ config: { type: 'CAISSE', typeId: fund, montant: units() } });
  switch (random.pick(['GENERAL', 'CAMPAGNE', 'SERVICE', 'DETTE', 'MULTI_DETTE', 'FORM'] as const)) {
    case 'GENERAL':
      return async () => ({ config: { type: 'GENERAL', montant: units() } });
    case 'CAMPAGNE': {
      const { id } = await admin('POST', 'campagnes', { label: 'Campaign', config: campaignRules(random) });
      return async () => ({ config: { type: 'CAMPAGNE', typeId: id, montant: units() } });
    }
    case 'SERVICE': {
      const terms = {
        recurrent: random.int(0, 1),
        nbMonth: random.pick([null, 1, 6, 10]),
        sysQuantity: random.chance(0.5),
      };
      const { id } = await admin('POST', 'services', { name: 'Service', montant: units(), ...terms });
      return async () => ({ config: { type: 'SERVICE', typeId: id } });
    }
    case 'DETTE':
      return async () => {
        const { id } = await admin('POST', 'dettes', { name: 'Debt', montant: units() });
        return { config: { type: 'DETTE', typeId: id }, debts: [id] };
      };
    case 'MULTI_DETTE': {
      const count = random.int(1, 4);
      return async () => {
        const debts: string[] = [];
        while (debts.length < count) debts.push((await admin('POST', 'dettes', { name: 'Debt', montant: units() })).id);
        return { config: { type: 'MULTI_DETTE', dettes: debts.map((id) => ({ id, montant: 1 })) }, debts };
      };
    }
    case 'FORM': {
      const formData = formRules(random);
      return async () => {
        const { id } = await admin('POST', 'submissions', { label: 'Form', total: units(), formData });
        return { config: { type: 'FORM', typeId: id }, submission: id };
      };
    }
  }
}

const campaignRules = (random: Random) => ({
  ...(random.chance(0.4) && { productMonth: true }),
  ...(random.chance(0.3) && { forceMonthNb: random.int(1, 15) }),
  ...(random.chance(0.4) && { minNbMonth: random.int(1, 10) }),
  ...(random.chance(0.4) && { maxNbMonth: random.int(1, 30) }),
  ...(random.chance(0.4) && { maxDivideNB: random.int(2, 12) }),
});

const formRules = (random: Random) => ({
  paiementType: random.pick([null, null, 'MONTHLY', 'ABONNEMENT']),
  ...(random.chance(0.4) && { deposit: random.int(1, 60) }),
  ...(random.chance(0.4) && { depositPercent: random.int(0, 100) }),
  ...(random.chance(0.2) && { onePaiement: true }),
  ...(random.chance(0.3) && { abonnementMaxMonth: random.int(1, 24) }),
  ...(random.chance(0.3) && { aboMonthMin: random.int(1, 6), aboMonthMax: random.int(6, 24) }),
  ...(random.chance(0.3) && { aboMonthInfinite: true }),
  ...(random.chance(0.3) && { totalCerfa: 5 }),
});
