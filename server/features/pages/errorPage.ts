import type { Request, Response } from 'express';
import * as v from 'valibot';
import { closedCode, identifier, language } from '../../../src/contract/common';
import { serverTexts } from '../../../src/i18n/server';
import { loggable } from '../../loggable';
import { html } from '../../text/html';
import { languageAsked } from '../../http/languageAsked';
import { findPlace } from '../../http/place';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { languagesOf } from '../site/composePage';
import type { SiteDeps } from '../site/pageResolver';
import { missingPage } from '../site/resolvePage';
import { homeHere } from './homeHere';
import { renderPlainPage } from './pageLayout';
import { sendPage } from './sendPage';
import { sendSitePage } from './sitePage';

/** The page of a failed request: within the site for what is not there, else alone, which works without a database. */
export function createErrorPage(deps: SiteDeps) {
  return async (status: number, request: Request, response: Response, code: string): Promise<void> => {
    const place = findPlace(request);
    // An unproved host shows nobody's name.
    const organisation = place
      ? await findOrganisation(deps.database.queries, place.owner ?? place.defaultOrganisation).catch(() => null)
      : null;
    const [, segment] = request.path.split('/');
    const lang = v.is(language, segment)
      ? segment
      : languageAsked(request, organisation ? [organisation.language, ...languagesOf(organisation)] : undefined);
    const isClosed = code === closedCode || (status === 404 && Boolean(organisation?.closedAt));
    // Whoever paid from a page that is closed by now still learns what became of it (ORG-06).
    if (isClosed && organisation && isReturn(request))
      return response.redirect(303, thanksAddress(request, homeHere(request, organisation, lang)));
    if (status === 404 && organisation && place && !isClosed) {
      try {
        const asked = { place, org: undefined, values: [], path: request.path, query: new URLSearchParams() };
        const missing = await missingPage(deps, { ...asked, organisation, lang }, request.url);
        return await sendSitePage(request, response, deps, missing, { status });
      } catch (error) {
        deps.log.error({ error: loggable(error) }, 'the page of what is not there failed');
      }
    }
    const home = organisation ? homeHere(request, organisation, lang) : '';
    // At the server's own address another one's page has closed.
    const shown = isClosed && !organisation?.closedAt ? null : organisation;
    const page = plainPage(deps, { status, organisation: shown, lang, home, isClosed });
    // A link on somebody's page says it there (ORG-06).
    sendPage(response.status(status), deps, page, 'own', isClosed ? '*' : "'self'");
  };
}

/** A payer comes back from a provider. */
const isReturn = ({ method, path, query }: Request) =>
  method === 'GET' && v.is(identifier, query['intent']) && typeof query['status'] === 'string' && !isThanks(path);
const isThanks = (path: string) => path.endsWith('/merci');

function thanksAddress({ query: { intent, status } }: Request, home: string): string {
  const asked = { intent, status } as Record<'intent' | 'status', string>;
  return `${home}/paiement/merci?${String(new URLSearchParams(asked))}`;
}

function plainPage(
  deps: SiteDeps,
  {
    status,
    organisation,
    lang,
    home,
    isClosed,
  }: {
    readonly status: number;
    readonly organisation: OrganisationRecord | null;
    readonly lang: v.InferOutput<typeof language>;
    readonly home: string;
    /** Then its home page leads nowhere, either. */
    readonly isClosed: boolean;
  },
): string {
  const texts = serverTexts[lang];
  const missing = status === 404;
  return renderPlainPage({
    lang,
    organisation,
    site: organisation ? siteAddress(deps, organisation) : deps.config.publicUrl,
    meta: { title: String(status) },
    main: html`<div class="lost">
      <h1>${isClosed ? texts.closed : missing ? texts.pages.notFound : texts.refusals.failed}</h1>
      ${missing && html`<p>${texts.pages.notFoundText}</p>`}
      ${!isClosed && html`<p><a class="button" href="${home}/">${texts.thanks.home}</a></p>`}
    </div>`,
  });
}
