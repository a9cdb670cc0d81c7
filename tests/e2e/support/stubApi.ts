import type { Caisse } from '../../../src/contract/records/caisses';
import type { Form } from '../../../src/contract/forms/forms';
import type { Organisation } from '../../../src/contract/organisations/organisations';
import type { PaymentConfig } from '../../../src/contract/payments/payments';
import { buildCampaign, buildDonor, buildStats, campaignRoutes, type KnownCampaign } from './campaigns';
import { layout } from './layout';
import type { Route, Site } from './serveFiles';

/** What the stub knows unless a test says otherwise. */
export const buildOrganisation = (overrides: Partial<Organisation> = {}): Organisation => ({
  id: 'demo',
  name: 'Communauté des Tilleuls',
  language: 'fr',
  devise: 'eur',
  config: {},
  web: {},
  BASE_WEB_URL: 'https://tilleuls.example',
  caisses: [],
  ...overrides,
});

export const buildCaisse = (overrides: Partial<Caisse> = {}): Caisse => ({
  id: 'toit',
  name: 'Le toit',
  description: '',
  objectif: 0,
  marge: 0,
  withObjectif: false,
  smart: false,
  active: true,
  paused: false,
  hidden: false,
  cerfa: false,
  assoc: null,
  presetButtons: [],
  textContent: '',
  youtubeId: '',
  imagesCaroussel: [],
  bgimage: '',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
  total: 0,
  payed: 0,
  reste: 0,
  ...overrides,
});

/** What the intent `abc` is about. */
const intentConfig: PaymentConfig = {
  type: 'GENERAL',
  typeId: null,
  montant: 50,
  devise: 'eur',
  cerfa: true,
  abo: false,
};

/** The form `abc`. */
const plainForm: Form = {
  id: 'abc',
  organisation: 'demo',
  revision: 1,
  title: 'Inscription',
  description: '',
  content: layout([
    ['text', { fieldKey: 'nom', label: 'Nom', required: true }],
    ['select', { fieldKey: 'taille', label: 'Taille', values: ['S', 'M'] }],
    ['textArea', { fieldKey: 'message', label: 'Message' }],
  ]),
  type: 'SIMPLE',
  identity: 'NONE',
  manual: false,
  products: [],
  calendars: [],
  blocks: [],
  withRelations: false,
  withPaiement: false,
  paiementType: 'ALL',
  paiementMethods: [],
  allowNoProduct: false,
  allowZeroAmount: false,
  confirmByMail: false,
  active: true,
  expireAt: null,
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
};

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST',
};
/** Lets pages of any origin read the answer. */
export const open =
  (route: Route): Route =>
  async (request) => {
    const answer = await route(request);
    return { ...answer, headers: { ...cors, ...answer.headers } };
  };

/** Public calls of the API, answered without a server: the organisation under any id but `unknown`, and its funds. */
export function stubApi(organisation: Organisation = buildOrganisation()): Record<string, Route> {
  return {
    ...campaignApi({ campaign: buildCampaign({ stats: buildStats(45_600, 1) }), donors: [buildDonor()] }),
    'GET /v1/organisations/id/unknown': open(() => ({ status: 404, body: { success: false, error: 'unknown' } })),
    'GET /v1/organisations/id/*': open(({ path }) => {
      const id = path.split('/').at(-1) ?? '';
      return { body: { data: { ...organisation, id: id === 'default' ? organisation.id : id } } };
    }),
    'GET /v1/caisses/id/*': open(({ path }) => {
      const caisse = organisation.caisses?.find(({ id }) => path.endsWith(`/${id}`));
      return caisse ? { body: { data: caisse } } : { status: 404, body: { success: false, error: 'unknown' } };
    }),
    'GET /v1/paiements/intents/abc': open(() => ({ body: { data: intentConfig } })),
    'GET /v1/forms/id/abc': open(() => ({ body: { data: plainForm } })),
    'POST /v1/errors': open(() => ({ status: 204 })),
    'OPTIONS /v1/*': open(() => ({ status: 204 })),
  };
}

/** A picture at each of these addresses. */
export const pictures = (...addresses: readonly string[]): Record<string, Route> => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="40"/></svg>';
  const answer = { body, headers: { 'content-type': 'image/svg+xml' } };
  return Object.fromEntries(addresses.map((address) => [`GET ${address}`, () => answer]));
};

/** Public calls about one campaign, answered to pages of any origin from what is known at each. */
export const campaignApi = (known: KnownCampaign): Record<string, Route> =>
  Object.fromEntries(Object.entries(campaignRoutes(known)).map(([call, route]) => [call, open(route)]));

/** Makes the organisation `slow` answer only when it is released. */
export function slowOrganisation(site: Site): { asked: Promise<void>; release: () => void } {
  let release = () => {};
  let arrived = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (arrived = resolve));
  site.route({
    'GET /v1/organisations/id/slow': open(async () => {
      arrived();
      await released;
      return { body: { data: buildOrganisation({ id: 'slow' }) } };
    }),
  });
  return { asked, release };
}
