import type { CallArguments, Client } from '../../../client/client';
import type { Caisse } from '../../../contract/records/caisses';
import type { Organisation } from '../../../contract/organisations/organisations';
import type { Route } from '../../../contract/route';
import { donation } from '../../../i18n/donation/fr';
import type { ElementContext } from '../../../runtime/context';
import { buildElement as buildPlain } from '../../../runtime/testing/buildElement';

export const caisse: Caisse = {
  id: 'toit',
  name: 'Un toit pour l’école',
  description: '',
  objectif: 1000,
  marge: 200,
  total: 300,
  payed: 300,
  reste: 700,
  withObjectif: true,
  smart: false,
  active: true,
  paused: false,
  hidden: false,
  cerfa: true,
  assoc: 'B',
  presetButtons: [],
  textContent: '',
  youtubeId: '',
  imagesCaroussel: [],
  bgimage: '',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
};

export const organisation: Organisation = {
  id: 'demo',
  name: 'Maison du Soleil',
  language: 'fr',
  devise: 'eur',
  BASE_WEB_URL: 'https://soleil.example',
  defaultAssoc: 'A',
  cerfasInfos: [{ id: 'A', devise: 'eur' }],
  config: {},
  web: {},
};

interface TestElement {
  readonly context: ElementContext;
  /** Calls in order: the route's id and its body, or its parameters. */
  readonly calls: { id: string; sent: unknown }[];
  readonly events: { name: string; detail: unknown }[];
  /** Advances the injected clock and runs due timers. */
  pass(milliseconds: number): void;
}

export interface TestOptions {
  /** The server's answer to a route; rejects by throwing. */
  answer?: (id: string) => unknown;
  /** Events that a listener prevents. The window never leaves: `org-checkout-open` is always prevented. */
  prevented?: readonly string[];
  context?: Partial<Omit<ElementContext, 'settings'>>;
}

/** An element context over a server and clock under the test's control. */
export function buildElement({ answer, prevented = [], context }: TestOptions = {}): TestElement {
  const calls: TestElement['calls'] = [];
  const client: Client = {
    apiHost: 'https://api.example',
    async call<R extends Route>(route: R, args: CallArguments<R>) {
      const { body, params } = args as { body?: unknown; params?: unknown };
      calls.push({ id: route.id, sent: body ?? params });
      return await answer?.(route.id);
    },
  };
  const element = buildPlain({
    prevent: (name) => name === 'org-checkout-open' || prevented.includes(name),
    context: { host: document.createElement('org-donation'), organisation, featureTexts: donation, client, ...context },
  });
  return { ...element, calls };
}
