import * as v from 'valibot';
import type { BodyOut } from '../../../src/contract/route';
import { findOwnWords } from '../../outbox/words/mailWordsStore';
import { routes } from '../../../src/contract/routes';
import { organisationConfig, organisationWeb } from '../../../src/contract/settings/organisationSettings';
import { siteSettings } from '../../../src/contract/site/menu';
import { organisationDocument } from '../../../src/contract/organisations/organisations';
import { calendars, campaigns, caisses, mailWords, sections, services } from '../../db/schema';
import type { Deps } from '../../deps';
import { createOwnCaisse, readCaisse, updateCaisse } from '../caisses/caisseService';
import { changeCalendar, createOwnCalendar, viewCalendar } from '../calendars/calendarService';
import { findCalendar } from '../calendars/calendarStore';
import { createOwnCampaign, readOwnCampaign, updateCampaign } from '../campaigns/admin/campaignService';
import { readSite, updateSite } from '../customPages/siteSettings';
import { readMailWords, requireWordedMail, updateMailWords } from '../mailWords/mailWordsService';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { publicConfigOf, publicWebOf, type Settings } from '../organisations/publicConfig';
import { replaceOwnSchedule } from '../schedules/scheduleService';
import { findSchedule } from '../schedules/scheduleStore';
import { createOwnSection, updateSection, viewSection } from '../sections/sectionService';
import { findSection } from '../sections/sectionStore';
import { createOwnService, updateService } from '../services/serviceService';
import { findService } from '../services/serviceStore';
import { viewService } from '../services/serviceView';
import { updateOrganisation } from '../settings/organisationService';
import { articles, events, galleries, news, pages } from './contentKinds';
import { forms, stock } from './formKinds';
import { ownTranslations } from './translationKind';
import { recordKind, singleKind, type RecordKind } from './recordKind';

const settingsOf = (deps: Deps, organisationId: string) =>
  requireExistingOrganisation(deps.database.queries, organisationId);

/** Neither where its site is, nor accounts, nor how money is handled. */
const organisation = singleKind({
  name: 'organisation',
  entries: v.pick(organisationDocument, [
    ...(['name', 'shortName', 'logo', 'language', 'languages', 'devise', 'orgDevise', 'devises'] as const),
    ...(['adresse', 'postal', 'ville', 'country', 'lat', 'long', 'timeZone'] as const),
    ...(['israel', 'zmanimShitat', 'limited', 'contact'] as const),
  ]).entries,
  read: settingsOf,
  change: (deps, holder, given) => updateOrganisation(deps, holder, holder.organisationId, given),
});

const ownCalendars = recordKind({
  name: 'calendars',
  table: calendars,
  entries: routes.createCalendar.request.entries,
  read: async ({ database }, organisationId, id) => {
    const row = await findCalendar(database.queries, organisationId, id);
    return row && viewCalendar(row);
  },
  create: createOwnCalendar,
  change: changeCalendar,
});

const funds = recordKind({
  name: 'caisses',
  table: caisses,
  entries: routes.createCaisse.request.entries,
  without: ['assoc'],
  read: ({ database }, organisationId, id) => readCaisse(database.queries, organisationId, id),
  create: createOwnCaisse,
  change: updateCaisse,
});

const ownServices = recordKind({
  name: 'services',
  table: services,
  entries: routes.createService.request.entries,
  without: ['assoc', 'other'],
  read: async (deps, organisationId, id) => {
    const row = await findService(deps.database.queries, organisationId, id);
    return row && viewService(row, (await settingsOf(deps, organisationId)).devise);
  },
  create: createOwnService,
  change: updateService,
});

const ownSections = recordKind({
  name: 'sections',
  table: sections,
  entries: routes.createSection.request.entries,
  read: async ({ database }, organisationId, id) => {
    const row = await findSection(database.queries, organisationId, id);
    return row && viewSection(row);
  },
  create: createOwnSection,
  change: updateSection,
});

const ownCampaigns = recordKind({
  name: 'campagnes',
  table: campaigns,
  entries: routes.createCampaign.request.entries,
  without: ['assoc'],
  read: ({ database, now }, organisationId, id) => readOwnCampaign(database.queries, organisationId, id, now()),
  create: createOwnCampaign,
  change: updateCampaign,
});

const schedule = singleKind({
  name: 'horaires',
  entries: routes.updateSchedule.request.entries,
  read: async ({ database }, organisationId) => {
    const horaires = await findSchedule(database.queries, organisationId);
    return horaires.length === 0 ? null : { horaires };
  },
  change: (deps, holder, { horaires }: BodyOut<typeof routes.updateSchedule>) =>
    replaceOwnSchedule(deps, holder, horaires),
});

/** The list of the home page is told to nobody else, but shown by its pages. */
const ownConfig = singleKind({
  name: 'config',
  entries: v.partial(v.omit(organisationConfig, ['GCL'])).entries,
  read: async (deps, organisationId) => {
    const { config: all } = await settingsOf(deps, organisationId);
    return { ...all, ...publicConfigOf(all) };
  },
  change: (deps, holder, given: Settings) => updateOrganisation(deps, holder, holder.organisationId, { config: given }),
});

const ownWeb = singleKind({
  name: 'web',
  entries: v.partial(organisationWeb).entries,
  read: async (deps, organisationId) => publicWebOf((await settingsOf(deps, organisationId)).web),
  change: (deps, holder, given: Settings) => updateOrganisation(deps, holder, holder.organisationId, { web: given }),
});

const site = singleKind({
  name: 'site',
  entries: siteSettings.entries,
  read: async ({ database }, organisationId) => {
    const settings = await readSite(database.queries, organisationId);
    return settings.web_menu.length === 0 && settings.mainPage.content === '' ? null : settings;
  },
  change: updateSite,
});

type Words = Pick<BodyOut<typeof routes.updateMailWords>, 'words'>;

const mails = recordKind({
  name: 'mails',
  table: mailWords,
  entries: { words: routes.updateMailWords.request.entries.words },
  read: async ({ database: { queries } }, organisationId, id) => {
    const mail = requireWordedMail(id);
    const isOwn = Object.keys(await findOwnWords(queries, organisationId, mail)).length > 0;
    return isOwn ? readMailWords(queries, organisationId, mail) : null;
  },
  create: (deps, holder, { id, words }: Words & { readonly id: string }) =>
    updateMailWords(deps, holder, requireWordedMail(id), { words }),
  change: (deps, holder, id, { words }: Words) => updateMailWords(deps, holder, requireWordedMail(id), { words }),
});

/** The contents of archives, in the order in which they are imported (`archivedKinds`). */
export const recordKinds: readonly RecordKind[] = [
  ...[organisation, ownCalendars, funds, ownServices, ownSections, forms, stock, ownCampaigns],
  ...[events, news, articles, galleries, pages, schedule, ownConfig, ownWeb, site, mails, ownTranslations],
];
