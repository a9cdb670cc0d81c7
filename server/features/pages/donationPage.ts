import type { Language } from '../../../src/contract/common';
import { configText, configValue } from '../../../src/core/organisation';
import { isCaisseOpen } from '../../../src/core/fund';
import { serverTexts } from '../../../src/i18n/server';
import { html, type Html } from '../../text/html';
import type { CaisseWithTotals } from '../caisses/caisseStore';
import { viewCaisse } from '../caisses/caisseView';
import type { CampaignRow } from '../campaigns/campaignStore';
import type { StoredForm } from '../forms/definition/formStore';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { elementMarkup, withoutScripts } from './elementMarkup';

/** The organisation's own page: its words, the donation card, the campaigns that it names, its open funds, the forms that it names. */
export function homeMain(
  organisation: OrganisationRecord,
  {
    caisses,
    campaigns,
    forms,
  }: {
    readonly caisses: readonly CaisseWithTotals[];
    readonly campaigns: readonly CampaignRow[];
    readonly forms: readonly StoredForm[];
  },
  lang: Language,
  prefix: string,
): Html {
  const texts = serverTexts[lang].pages;
  const { config, devise } = organisation;
  const open = caisses.filter((caisse) => !caisse.hidden && isCaisseOpen(viewCaisse(caisse, devise)));
  const own = ownWords(organisation, lang);
  const title = configText(config, 'hero.title');
  const description = configText(config, 'hero.description');
  const funds = open.map(({ id, name, document }) => ({
    address: `${prefix}/don/${id}`,
    name,
    description: document.description,
  }));
  const pages = forms.map(({ id, settings }) => ({
    address: `${prefix}/formulaire/${id}`,
    name: settings.title || id,
    description: settings.description ?? '',
  }));
  const live = campaigns.map(({ id, label, config: { metaDescription = '' } }) => ({
    address: `${prefix}/campagne/${id}`,
    name: label,
    description: metaDescription,
  }));
  return html`<div class="${hasPageParts(organisation) ? 'home' : 'home split'}">
    <div class="intro" ${title && own}>
      <h1>${title || texts.donateTo(organisation.name)}</h1>
      ${description && html`<p class="lead">${description}</p>`}
    </div>
    <div class="give">${donationElement(organisation, lang, null)}</div>
    ${linkList(texts.campaigns, live, own)} ${linkList(texts.purposes, funds, own)} ${linkList(texts.forms, pages, own)}
  </div>`;
}

interface LinkedPage {
  readonly address: string;
  readonly name: string;
  readonly description: string;
}

const linkList = (title: string, pages: readonly LinkedPage[], own: Html | null): Html | false =>
  pages.length > 0 &&
  html`<section class="purposes">
    <h2>${title}</h2>
    <ul>
      ${pages.map(
        ({ address, name, description }) =>
          html`<li ${own}>
            <a href="${address}">${name}</a>
            ${description && html`<p>${description}</p>`}
          </li>`,
      )}
    </ul>
  </section>`;

/** The page of one fund. Its content is shown by the element (DON-02). */
export function caisseMain(organisation: OrganisationRecord, caisse: CaisseWithTotals, lang: Language): Html {
  return html`<div class="fund">
    <div class="intro" ${ownWords(organisation, lang)}>
      <h1>${caisse.name}</h1>
    </div>
    ${donationElement(organisation, lang, caisse.id)}
  </div>`;
}

const donationElement = (organisation: OrganisationRecord, lang: Language, caisseId: string | null) =>
  html`${elementMarkup('org-donation', { org: organisation.id, 'caisse-id': caisseId, lang, theme: 'auto' })}
  ${withoutScripts(organisation, lang)}`;

/** Organisations write in their own language, whatever the page's; page.css handles its direction. */
const ownWords = ({ language }: OrganisationRecord, lang: Language): Html | null =>
  language === lang ? null : html`lang="${language}"`;

/** Whether the element itself brings pictures and texts, and wants the whole width for them. */
function hasPageParts({ config }: OrganisationRecord): boolean {
  const pictures = configValue(config, 'page.don.carousel');
  const texts = ['page.don.bg.image', 'page.don.youtube', 'page.don.content'].map((key) => configText(config, key));
  return texts.some(Boolean) || (Array.isArray(pictures) && pictures.length > 0);
}
