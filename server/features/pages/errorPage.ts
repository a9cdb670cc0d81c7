import type { Request, Response } from 'express';
import * as v from 'valibot';
import { language } from '../../../src/contract/common';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { html } from '../../text/html';
import { findPlace } from '../../http/place';
import { findOrganisation } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { homeHere } from './homeHere';
import { renderPage } from './pageLayout';
import { sendPage } from './sendPage';

/** The page of a failed request. Works without a database. */
export function createErrorPage(deps: Deps) {
  return async (status: number, request: Request, response: Response): Promise<void> => {
    const place = findPlace(request);
    // An unproved host shows nobody's name.
    const organisation = place
      ? await findOrganisation(deps.database.queries, place.owner ?? place.defaultOrganisation).catch(() => null)
      : null;
    const [, segment] = request.path.split('/');
    const accepted = request.acceptsLanguages([...language.options]) || undefined;
    const lang = [segment, accepted, organisation?.language].find((one) => v.is(language, one)) ?? 'fr';
    const texts = serverTexts[lang];
    const missing = status === 404;
    const home = organisation ? homeHere(request, organisation, lang) : '';
    const main = html`<div class="lost">
      <h1>${missing ? texts.pages.notFound : texts.refusals.failed}</h1>
      ${missing && html`<p>${texts.pages.notFoundText}</p>`}
      <p><a class="button" href="${home}/">${texts.thanks.home}</a></p>
    </div>`;
    const site = organisation ? siteAddress(deps, organisation) : deps.config.publicUrl;
    const page = { lang, organisation, home, site, meta: { title: String(status) }, main };
    sendPage(response.status(status), deps, renderPage(page));
  };
}
