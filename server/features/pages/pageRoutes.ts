import { eq } from 'drizzle-orm';
import { Router, type Request } from 'express';
import * as v from 'valibot';
import { identifier, language, type Language } from '../../../src/contract/common';
import { configText, languagePrefix } from '../../../src/core/organisation';
import { serverTexts } from '../../../src/i18n/server';
import { intents } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { html } from '../../text/html';
import { labelRoute } from '../../http/requestLog';
import { findCaisse, listCaisses } from '../caisses/caisseStore';
import type { ReadState } from '../campaigns/reading/readCampaign';
import { viewForm } from '../forms/definition/formView';
import { findOwnedForm, isOpenNow, namedForms } from '../forms/definition/publicForms';
import { belongsHere, organisationOfRequest } from '../../http/place';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { askedOnPage } from './askedOnPage';
import { campaignContent, screenContent } from './campaignPage';
import { contentPolicy } from './contentPolicy';
import { caisseMain, homeMain } from './donationPage';
import { elementMarkup, withoutScripts } from './elementMarkup';
import { createFilesRouter } from './fileRoutes';
import { formMain } from './formPage';
import { framedPage } from './framedPage';
import { homeHere } from './homeHere';
import type { PageContent } from './pageContent';
import { namedCampaigns } from './namedCampaigns';
import { renderPage, renderScreenPage } from './pageLayout';
import { remoteContent } from './remotePage';
import { sendPage } from './sendPage';

/** The pages for people: donation and payment, frames, examples, and the files that they are made of. */
export function createPagesRouter(deps: Deps, readState: ReadState): Router {
  const router = Router();
  router.use(createFilesRouter(deps));
  mountPages(router, deps, readState);
  return router;
}

// eslint-disable-next-line max-lines-per-function -- a table of pages, each beside its address
function mountPages(router: Router, deps: Deps, readState: ReadState): void {
  const { config, database } = deps;
  const { queries } = database;

  /** Mounts a page at `path` and, for each language, at `/{lang}{path}`. */
  const page = (path: string, contentOf: (request: Request) => Promise<PageContent>) => {
    router.get(path === '/' ? ['/', '/:lang'] : [path, `/:lang${path}`], async (request, response, next) => {
      const segment = request.params['lang'];
      if (segment !== undefined && !v.is(language, segment)) return next();
      const { organisation, meta, main, holds, fullBleed } = await contentOf(request);
      if (!belongsHere(request, organisation.id)) throw new HttpError(404, 'Page not found', 'not_found');
      const lang = segment ?? organisation.language;
      const home = homeHere(request, organisation, lang);
      const rest = request.url.slice(segment === undefined ? 0 : segment.length + 1);
      const languages = (organisation.languages ?? []).map((one) => ({
        lang: one,
        href: `${homeHere(request, organisation, one)}${rest === '' || rest.startsWith('?') ? `/${rest}` : rest}`,
      }));
      labelRoute(response, path);
      const render = fullBleed ? renderScreenPage : renderPage;
      const page = { lang, organisation, home, site: siteAddress(deps, organisation), videoUrl: config.videoUrl };
      const shown = { ...page, meta: meta(lang), main: main(lang, home), languages };
      sendPage(response, deps, render(shown), holds);
    });
  };

  for (const path of ['/', '/don']) {
    page(path, async (request) => {
      const organisation = await organisationHere(deps, request);
      const caisses = await listCaisses(queries, organisation.id, organisation.mode);
      const forms = await namedForms(deps, organisation);
      const campaigns = await namedCampaigns(queries, organisation);
      const title = (lang: Language) => serverTexts[lang].pages.donateTo(organisation.name);
      return {
        organisation,
        meta: (lang) => ({
          title: title(lang),
          description: configText(organisation.config, 'hero.description'),
          images: [configText(organisation.config, 'page.don.bg.image')],
          address: `${languagePrefix(organisation, lang)}/`,
        }),
        main: (lang, prefix) => homeMain(organisation, { caisses, campaigns, forms }, lang, prefix),
      };
    });
  }

  page('/don/:caisseId', async (request) => {
    const asked = await askedOnPage(deps, request, 'caisse', request.params['caisseId']);
    const organisation = asked && (await findOrganisation(queries, asked.organisationId));
    const caisse = organisation && (await findCaisse(queries, organisation.id, asked.id, organisation.mode));
    if (!caisse) throw new HttpError(404, 'There is no such fund.', 'not_found');
    const { metaTitle, metaDescription, metaImage, description, bgimage } = caisse.document;
    return {
      organisation,
      meta: (lang) => ({
        title: metaTitle || caisse.name,
        description: metaDescription || description,
        images: [metaImage, bgimage],
        address: `${languagePrefix(organisation, lang)}/don/${caisse.id}`,
      }),
      main: (lang) => caisseMain(organisation, caisse, lang),
    };
  });

  const formContent = async (request: Request): Promise<PageContent> => {
    const asked = await askedOnPage(deps, request, 'form', request.params['formId']);
    const found = asked && (await findOwnedForm(deps, asked.organisationId, asked.id));
    if (!found) throw new HttpError(404, 'There is no such form.', 'not_found');
    const { form, organisation } = found;
    const { title, description, metaTitle, metaDescription, metaImage } = viewForm(form);
    const open = isOpenNow(deps, form, organisation);
    return {
      organisation,
      meta: (lang) => ({
        title: metaTitle || title,
        description: metaDescription || description,
        images: [metaImage],
        address: open ? `${languagePrefix(organisation, lang)}/formulaire/${form.id}` : undefined,
      }),
      main: (lang) => formMain(organisation, { id: form.id, title }, lang),
      holds: 'forms',
    };
  };
  for (const path of ['/formulaire/:formId', '/form/:formId']) page(path, formContent);

  page('/campagne/:campaignId/__screen', (request) => screenContent(deps, readState, request));
  page('/campagne/:campaignId/__remote', (request) => remoteContent(deps, readState, request));
  page('/campagne/:campaignId', (request) => campaignContent(deps, readState, request));
  page('/campagne/:campaignId/:team', (request) => campaignContent(deps, readState, request));

  for (const { path, className } of [
    { path: '/paiement', className: 'payment' },
    { path: '/paiement/merci', className: 'payment thanks' },
  ]) {
    page(path, async (request) => {
      const known = await organisationOfIntent(deps, request.query['intent']);
      const organisation = known ?? (await organisationHere(deps, request));
      return {
        organisation,
        meta: (lang) => ({ title: serverTexts[lang].pages.payment }),
        main: (lang) =>
          html`<div class="${className}">
            <h1 class="unseen">${serverTexts[lang].pages.payment}</h1>
            ${elementMarkup('org-payment', { org: known?.id, lang, theme: 'auto' })}
            ${withoutScripts(organisation, lang)}
          </div>`,
      };
    });
  }

  router.get('/embed/:tag', async (request, response) => {
    labelRoute(response, '/embed/:tag');
    const { page, holds } = await framedPage(deps, request);
    response.set('Content-Security-Policy', contentPolicy(config, '*', holds)).set('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });
}

/** The organisation of the address. @throws HttpError 404 */
async function organisationHere({ database }: Deps, request: Request): Promise<OrganisationRecord> {
  const organisation = await findOrganisation(database.queries, organisationOfRequest(request));
  if (!organisation) throw new HttpError(404, 'There is no such organisation.', 'not_found');
  return organisation;
}

/** The recipient of an intent, for the page's name; null if unknown. */
async function organisationOfIntent({ database: { queries } }: Deps, id: unknown): Promise<OrganisationRecord | null> {
  if (!v.is(identifier, id)) return null;
  const [intent] = await queries
    .select({ organisationId: intents.organisationId })
    .from(intents)
    .where(eq(intents.id, id));
  return intent ? findOrganisation(queries, intent.organisationId) : null;
}
