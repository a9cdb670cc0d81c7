import { addressOf } from '../../client/addressOf';
import { askEarly } from '../../client/early';
import { bestTeams } from '../../client/live/bestTeams';
import { listDonors } from '../../contract/campaigns/campaignCalls';
import { getCampaign } from '../../contract/campaigns/campaignRead';
import { getForm } from '../../contract/forms/forms';
import { getOrganisation } from '../../contract/organisations/organisations';
import { getIntent } from '../../contract/payments/payments';
import type { Route } from '../../contract/route';
import type { Language } from '../../contract/terms/languages';
import type * as Documents from './preloadDocument';
import { addressOf as fileAddress } from './preload';

/** First requests of an element by tag: the attribute with the record's id, and the calls. */
const first: Readonly<Record<string, readonly [attribute: string, parameter: string, ...routes: Route[]]>> = {
  'org-donation': ['', ''],
  'org-form': ['form-id', 'formId', getForm],
  'org-campaign': ['campaign-id', 'campaignId', getCampaign],
  'org-screen': ['campaign-id', 'campaignId', getCampaign, listDonors],
  'org-payment': ['intent', 'intentId', getIntent],
};

interface Answered {
  readonly organisation?: string | { readonly id: string };
}

/**
 * Makes the calls that an element makes first, as far as its tag tells, while its code is on its way; whose record it is says
 * which organisation to ask for.
 * @param lang the language that the element is likely to speak
 * @param onDocument told the JSON of a form, from the server or of the page itself, and what knows of such
 */
export function askFirst(
  element: Element,
  lang: Language | undefined,
  onDocument: (documents: typeof Documents, text: string) => void,
): void {
  const named = (name: string) => element.getAttribute(name) ?? '';
  const asked = first[element.localName];
  if (!asked || element.hasAttribute('rehearsal')) return;
  const [attribute, parameter, ...routes] = asked;
  const org = named('org') || undefined;
  const apiHost = named('api-host') || import.meta.url.replace(/^(\w+:\/\/[^/]*).*/, '$1');
  const ask = (route: Route, params: Record<string, string>, query?: Record<string, string>) =>
    askEarly(addressOf(route, { apiHost, params, query, org }));
  const spoken = lang && { lang };
  const queryOf = (route: Route) =>
    route === getCampaign
      ? { ...(element.localName === 'org-campaign' && bestTeams(location.pathname, named('team'))), ...spoken }
      : undefined;
  const askOrganisation = (orgId: string) => void ask(getOrganisation, { orgId }, spoken).catch(() => {});
  const isForm = attribute === 'form-id';
  const documents = isForm && (import(fileAddress('documents.js')) as Promise<typeof Documents>);
  // Without it the form finds out itself what it needs.
  if (documents) documents.catch(() => {});
  const tell = async (text: string) => documents && onDocument(await documents, text);
  const given = isForm && (element as { definition?: unknown }).definition;
  if (given) tell(asJson(given)).catch(() => {});
  const id = !given && attribute && (named(attribute) || (routes[0] === getIntent && intentOfPage()));
  if (org) askOrganisation(org);
  else if (!id && routes[0] !== getIntent) askOrganisation('default');
  if (!id) return;
  const [record, ...others] = routes.map((route) => ask(route, { [parameter]: id }, queryOf(route)));
  for (const other of others) other.catch(() => {});
  record
    ?.then(({ text }) => {
      const owner = ownerIn(text);
      if (!org && owner) askOrganisation(owner);
      return tell(text);
    })
    // The element asks again, and reports what is wrong.
    .catch(() => {});
}

const intentOfPage = () => /[?&]intent=([^&]+)/.exec(location.search)?.[1] ?? '';

/** The organisation of a record, wherever its answer says it. */
function ownerIn(text: string): string | undefined {
  const said = JSON.parse(text) as Answered & { readonly data?: Answered };
  const { organisation } = said.data ?? said;
  return typeof organisation === 'object' ? organisation.id : organisation;
}

function asJson(given: unknown): string {
  try {
    return JSON.stringify(given);
  } catch {
    return '';
  }
}
