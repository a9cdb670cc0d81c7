import * as v from 'valibot';
import { SCREEN_IDS } from '../../../src/contract/terms/screenIds';
import { SECTION_TYPES } from '../../../src/contract/terms/campaignPage';
import { campaignConfig } from '../../../src/contract/campaigns/campaigns';
import { createCampaign, updateCampaign } from '../../../src/contract/campaigns/adminCampaigns';
import { formProduct } from '../../../src/contract/forms/forms';
import type { Route } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import { organisationConfig, organisationWeb } from '../../../src/contract/settings/organisationSettings';
import { customPath } from '../../../src/core/site';
import { FOREIGN, hostileText, ID } from './attacks';
import { BLOCKS, hostileForm, hostilePage, hostileSection } from './hostileBlocks';
import { hostileBody, type Given } from './hostileBody';

/** Calls that write what no page shows, each with its reason. All others of the table take part. */
const elsewhere: readonly Route[] = [
  // Addresses, tokens, endpoints: proved or opened, not shown.
  ...[routes.addHost, routes.checkHost, routes.createToken, routes.rotateToken, routes.createEveningCode],
  ...[routes.createEndpoint, routes.updateEndpoint, routes.replayDelivery],
  // Persons and money: what administrators decide about them.
  ...[routes.exportPerson, routes.previewErasure, routes.erasePerson, routes.correctPayer, routes.refundPayment],
  ...[routes.resendMail, routes.resendPledge, routes.importDebts, routes.createPayment, routes.cancelPayment],
  // The address book is on no page.
  ...[routes.createContact, routes.updateContact],
  ...[routes.mergeContact, routes.unmergeContact, routes.partContacts],
  ...[routes.stopSubscription, routes.changeMeans, routes.importPledges],
  // Of a form, what nobody sees before it is saved, and what is decided of it as a whole.
  ...[routes.saveDraft, routes.lintForm, routes.restoreRevision, routes.duplicateForm, routes.archiveForm],
  // The same calendars as those of the organisation's own calls.
  ...[routes.createFormCalendar, routes.updateFormCalendar, routes.updateCalendarSlots],
  // Whether somebody came.
  routes.setPresence,
  // A table of translations goes the way of one of them.
  routes.importTranslations,
  // The words of mails are on no page.
  ...[routes.updateMailWords, routes.previewMail, routes.sendMailExample],
  // Nothing of it is anybody's words.
  ...[routes.sendTestMail, routes.createPledgePayment],
  // Who administers.
  ...[routes.updateMember, routes.createInvitation],
  // Of a page of another site, which is only looked at.
  routes.checkPage,
  // A number.
  ...[routes.updateStock, routes.closeOrganisation],
  // The name that it has.
  routes.deleteOrganisation,
  // Cleaned as its original's field is, and shown by the same views.
  routes.updateTranslation,
  // Times that are not kept.
  routes.previewSchedule,
  // A file; its words are those of its update.
  routes.uploadMedia,
];

/** What others name is made first. */
const first: readonly Route[] = [routes.createSection];

/** The calls that put content in. */
export const contentWrites = [...new Set([...first, ...Object.values(routes)])].filter(
  (route: Route) =>
    route.access === 'organisation' &&
    (route.method === 'POST' || route.method === 'PUT') &&
    route.request !== undefined &&
    !elsewhere.includes(route),
) as readonly Route[];

const none = undefined;
/** Where an attack would only be refused, or would hide what it is in. */
const everywhere: Given = {
  ...{ id: ID, parent: null, assoc: null, defaultAssoc: none, typeId: none, accessId: none, paiement: none },
  ...{ active: true, paused: false, hidden: false, limited: false, manual: false, confirmByMail: false },
  ...{ mode: none, language: 'fr', languages: ['fr', 'he'], lang: none, timeZone: 'Europe/Paris', domain: none },
  ...{ devise: none, orgDevise: none, devises: none, devisesInterfaces: none, cerfasInfos: none, retention: none },
  // An address of theirs is not used before it leads here.
  ...{ BASE_WEB_URL: none, siteUrl: `https://${FOREIGN}/"><svg/onload=owned=1>`, returnUrl: none },
  ...{ dateEvent: '2099-01-20T18:00:00Z', dateFin: null, dateStart: null, dateEnd: null, expireAt: none },
  ...{ publishedAt: '2025-01-01T00:00:00Z', visibleDays: null, closeHours: null, repeat: null, expiresAt: none },
  ...{ forms: [ID], caisses: [ID], link: '', team: none, screenId: SCREEN_IDS[0], until: null, zeman: none },
  ...{ exceptions: [], dow: [0, 1, 2, 3, 4, 5, 6], from: none, slots: [], hours: [], closed: [], categorie: ID },
  ...{
    calendars: none,
    blocks: none,
    revision: none,
    edition: none,
    version: none,
    menuVersion: none,
    updatedAt: none,
    organisation: none,
    formData: none,
  },
};

const organisation: Given = {
  config: hostileBody(organisationConfig, {
    ...{ 'home.campaigns': [ID], 'home.forms': [ID], 'don.main.caisse': ID, GCL: none, until: '2099-01-01T00:00:00Z' },
    'horaire.sortie.angle': none,
  }),
  web: hostileBody(organisationWeb),
  zmanimShitat: none,
  giftMails: none,
};
const campaign: Given = {
  bonus: none,
  config: {
    ...(hostileBody(campaignConfig, { ...everywhere, forceMonthNb: none, fixedMontant: none }) as object),
    // Its own section first.
    sections: [...new Set(['SECTION', ...SECTION_TYPES])].map((type) => ({
      id: type === 'SECTION' ? ID : type,
      type,
      label: hostileText(2, 120),
    })),
  },
};
const form: Given = {
  ...{ content: hostileForm(), type: 'COMPLEX', identity: 'FULL' },
  renderOptions: hostileBody(formProduct.entries.renderOptions),
};
/** Where the server itself writes to. */
const email = 'ana@example.org';
const link: Given = {
  ...{ type: 'GENERAL', dettes: none, email, reusable: true },
  ...{
    abo: none,
    nbMonth: none,
    divide: none,
    fixedNbMonth: none,
    minNbMonth: none,
    maxNbMonth: none,
    maxDivide: none,
  },
};
/** What single calls need. */
const byCall: Readonly<Record<string, Given>> = {
  [routes.updateOrganisation.id]: organisation,
  [createCampaign.id]: campaign,
  [updateCampaign.id]: campaign,
  [routes.createPage.id]: { content: hostilePage() },
  [routes.updatePage.id]: { content: hostilePage() },
  [routes.updateSite.id]: { mainPage: { content: hostilePage() } },
  [routes.createForm.id]: form,
  [routes.updateForm.id]: { ...form, revision: 1, draft: none },
  [routes.updateFormStock.id]: { stock: [{ products: [ID], capacity: 5 }] },
  [routes.createLink.id]: link,
  [routes.createPledge.id]: { email },
  [routes.createSubscriber.id]: { email },
  [routes.createDebtPayment.id]: { date: '2025-01-01' },
  [routes.updatePledge.id]: { email },
  [routes.updateScreen.id]: { layout: null },
};

/** What an attacker sends by a call. */
export const hostileRequest = ({ id, request = v.undefined() }: Route): unknown =>
  hostileBody(request, { ...everywhere, ...byCall[id] });

/** Answers the `data` of a call of the attacker's organisation. @throws when it is refused */
export type Send = (method: string, path: string, body: unknown) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Puts an attack into everything that an organisation can write, by every call of the table that writes content.
 * @param mediaId of a picture that it has, if it has one
 * @returns paths of its site, at least one of each type of page
 */
export async function makeHostileOrganisation(org: string, send: Send, mediaId?: string): Promise<string[]> {
  const known: Record<string, string | undefined> = { orgId: org, campaignId: ID, contentId: ID, formId: ID, mediaId };
  const pathOf = ({ path }: Route) =>
    path.replace('/admin/', '').replace(/:(\w+)/g, (_, name: string) => known[name] ?? ID);
  const make = async (route: Route) => {
    const data = await send(route.method, pathOf(route), hostileRequest(route));
    const one = contentWrites.find(({ path }) => path.startsWith(`${route.path}/:`));
    const name = one?.path.slice(route.path.length + 2);
    if (route.method === 'POST' && name && typeof data?.['id'] === 'string') known[name] = data['id'];
    return data;
  };
  const made = new Map<string, Readonly<Record<string, unknown>>>();
  for (const route of contentWrites) if (route.method === 'POST') made.set(route.id, await make(route));
  await send('POST', 'sections', { id: BLOCKS, label: hostileText(3, 200), content: hostileSection() });
  await send('POST', 'services', { ...(hostileRequest(routes.createService) as object), id: 'abo', recurrent: 1 });
  for (const route of contentWrites)
    if (route.method === 'PUT' && (route !== routes.updateMedia || mediaId !== undefined)) await make(route);
  const id = (route: Route, key: string) => String(made.get(route.id)?.[key]);
  return [
    ...['/', '/don', `/don/${ID}`, '/paiement', '/horaires', '/__horaires', '/activites', '/abonnements'],
    ...['/evenements', `/evenement/${ID}`, '/galeries', `/galerie/${ID}`, '/actualites', `/actualite/${ID}`],
    ...[`/article/${ID}`, `/formulaire/${ID}`, `/campagne/${ID}`, `/campagne/${ID}/__screen`, '/nowhere'],
    `/campagne/${ID}/${encodeURIComponent(id(routes.createTeam, 'param'))}`,
    customPath(id(routes.createPage, 'path')),
    `/l/${id(routes.createLink, 'id')}`,
  ];
}
