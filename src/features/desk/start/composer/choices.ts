import { listCampaigns } from '../../../../contract/campaigns/adminCampaigns';
import type { StartState } from '../../../../contract/desk/start';
import { listForms } from '../../../../contract/forms/formList';
import { listCaisses } from '../../../../contract/records/adminCaisses';
import type { Embedded } from '../../../../core/embed';
import type { DeskStartTexts } from '../../../../i18n/deskStart';
import type { DeskClient } from '../../deskClient';

/** Kinds of elements for a page. */
export const KINDS = ['donation', 'form', 'campaign', 'payment', 'site'] as const;
export type Kind = (typeof KINDS)[number];

/** A fund, form or campaign to choose. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** As many as a list of choices shows. */
const MOST = '200';

/** The funds, forms or campaigns that a kind is of; of payments and sites there is one. */
export async function choicesOf(
  call: DeskClient['call'],
  organisation: string,
  kind: Kind,
): Promise<readonly Choice[]> {
  if (kind === 'donation') {
    const { data } = await call(listCaisses, { organisation });
    return data.filter(({ active, paused }) => active && !paused).map(({ id, name }) => ({ id, name }));
  }
  if (kind === 'form') {
    const { data } = await call(listForms, { organisation, query: { active: 'true', limit: MOST } });
    return data.map(({ id, title }) => ({ id, name: title }));
  }
  if (kind === 'campaign') {
    const { data } = await call(listCampaigns, { organisation, query: { active: 'true', limit: MOST } });
    return data.map(({ id, label }) => ({ id, name: label }));
  }
  return [];
}

/** For kinds named by an id: the attribute that holds it, and the page that a plain link leads to. */
const named = {
  donation: { tag: 'org-donation', key: 'caisse-id', path: 'don' },
  form: { tag: 'org-form', key: 'form-id', path: 'formulaire' },
  campaign: { tag: 'org-campaign', key: 'campaign-id', path: 'campagne' },
} as const;
const alone = {
  payment: { tag: 'org-payment', path: 'paiement' },
  site: { tag: 'org-site', path: '' },
} as const;

/** The chosen element; null while a required choice is missing. */
export function embeddedOf(
  kind: Kind,
  chosen: Choice | null,
  { server }: Pick<StartState, 'server'>,
  organisation: Choice,
  words: DeskStartTexts['composer'],
): Embedded | null {
  const org = organisation.id;
  const address = (...path: string[]) => [server, 'o', org, ...path].join('/');
  if (kind === 'payment' || kind === 'site') {
    const { tag, path } = alone[kind];
    const text = kind === 'site' ? organisation.name : words.links.payment;
    return { server, tag, attributes: { org }, link: { address: address(path), text } };
  }
  if (!chosen) return null;
  const { tag, key, path } = named[kind];
  const text = kind === 'donation' ? words.links.donation : chosen.name;
  return { server, tag, attributes: { org, [key]: chosen.id }, link: { address: address(path, chosen.id), text } };
}
