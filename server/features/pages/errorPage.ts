import type { Request, Response } from 'express';
import * as v from 'valibot';
import { language } from '../../../src/contract/common';
import { languagePrefix } from '../../../src/core/organisation';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { html } from '../../html';
import { findOrganisation } from '../organisations/organisationStore';
import { renderPage } from './pageLayout';
import { sendPage } from './sendPage';

/** The page of a failed request. Without a database it still says what is wrong. */
export function createErrorPage(deps: Deps) {
  return async (status: number, request: Request, response: Response): Promise<void> => {
    const organisation = await findOrganisation(deps.database.queries, deps.config.defaultOrganisation).catch(
      () => null,
    );
    const [, segment] = request.path.split('/');
    const accepted = request.acceptsLanguages([...language.options]) || undefined;
    const lang = [segment, accepted, organisation?.language].find((one) => v.is(language, one)) ?? 'fr';
    const texts = serverTexts[lang];
    const missing = status === 404;
    const home = organisation ? `${languagePrefix(organisation, lang)}/` : '/';
    const main = html`<div class="lost">
      <h1>${missing ? texts.pages.notFound : texts.refusals.failed}</h1>
      ${missing && html`<p>${texts.pages.notFoundText}</p>`}
      <p><a class="button" href="${home}">${texts.thanks.home}</a></p>
    </div>`;
    const page = { lang, organisation, publicUrl: deps.config.publicUrl, meta: { title: String(status) }, main };
    sendPage(response.status(status), deps, renderPage(page));
  };
}
