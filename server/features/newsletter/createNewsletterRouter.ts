import express, { Router, type Request, type Response } from 'express';
import * as v from 'valibot';
import { identifier, language, type Language } from '../../../src/contract/common';
import { newsletterPath } from '../../../src/core/site';
import { loadTexts } from '../../../src/i18n/catalogue';
import { siteTexts } from '../../../src/i18n/site';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { languageAsked } from '../../http/languageAsked';
import { belongsHere, ifOpen, requirePlace } from '../../http/place';
import { answerLink } from '../confirm/answerLink';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { homeHere } from '../pages/homeHere';
import { organisationAt } from '../site/organisationAt';
import { askFor } from './askFor';
import { bodyHash } from '../../secrets/bodyHash';
import { CONFIRM, LEAVE } from './links';
import { boxPage, confirmWishPage, leavePage, newsletterNotice, type BoxState } from './newsletterPages';
import { confirmWish, findByKey, leave, type SubscriberRow } from './subscriberStore';

const readForm = express.urlencoded({ extended: false, limit: '2kb', parameterLimit: 5 });
const fieldOf = (request: Request, name: string): string => {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** The newsletter's pages: asking for it without scripts, and what its mails lead to. None of them holds a script. */
export function createNewsletterRouter(deps: Deps): Router {
  const router = Router();
  mountBox(router, deps);
  mountConfirm(router, deps);
  mountLeave(router, deps);
  return router;
}

const notice = (lang: Language, { status }: HttpError) => newsletterNotice(lang, status === 404);
/** The link's owner is unknown; the site starts above `lettre`. */
const linkNotice = (lang: Language, { status }: HttpError) => newsletterNotice(lang, status === 404, '../../');
const unknown = () => new HttpError(404, 'There is no such link.', 'unknown_subscriber');

function mountBox(router: Router, deps: Deps): void {
  const paths = [newsletterPath, `/:lang${newsletterPath}`];
  const show = async (request: Request, response: Response, state: BoxState, email?: string) => {
    const { around, lang } = await askedHere(deps, request);
    const { newsletter } = await loadTexts(siteTexts, lang);
    response.type('html').send(boxPage(around, newsletter, state, email));
  };
  const answer = (request: Request, response: Response, work: () => Promise<void>) =>
    answerLink(deps, { request, response }, { path: newsletterPath, notice }, work);
  router.get(paths, (request, response) =>
    answer(request, response, () => show(request, response, request.query['sent'] === undefined ? 'open' : 'sent')),
  );
  router.post(paths, readForm, (request, response) =>
    answer(request, response, async () => {
      const email = fieldOf(request, 'email').trim();
      const { around, lang } = await askedHere(deps, request);
      if (email === '') return response.redirect(303, around.home || '/');
      try {
        const visitor = { address: request.ip ?? '' };
        await askFor(deps, { organisation: around.organisation, email, lang, source: null, visitor });
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 400) throw error;
        response.status(400);
        return show(request, response, 'invalid', email);
      }
      response.redirect(303, '?sent');
    }),
  );
}

/** The organisation and language of an address. @throws HttpError 404 */
async function askedHere(deps: Deps, request: Request) {
  const { lang: segment } = request.params;
  const { org } = request.query;
  if (segment !== undefined && !v.is(language, segment)) throw unknown();
  const organisation = await organisationAt(deps, requirePlace(request), v.is(identifier, org) ? org : undefined);
  const lang = segment ?? organisation.language;
  return { lang, around: { lang, organisation, home: homeHere(request, organisation, lang) } };
}

async function aroundOf(deps: Deps, request: Request, { organisationId, lang }: SubscriberRow) {
  if (!belongsHere(request, organisationId)) throw unknown();
  const organisation = await requireExistingOrganisation(deps.database.queries, organisationId);
  return { lang, organisation, home: homeHere(request, organisation, lang) };
}

function mountConfirm(router: Router, deps: Deps): void {
  const path = `${CONFIRM}/:key`;
  const { queries } = deps.database;
  const find = async (request: Request) => {
    const row = await findByKey(queries, 'keyHash', bodyHash(String(request.params['key'])));
    if (!row) throw unknown();
    ifOpen(requirePlace(request), row.organisationId);
    return { row, around: await aroundOf(deps, request, row) };
  };
  router.get(path, (request, response) =>
    answerLink(deps, { request, response }, { path, notice: linkNotice }, async () => {
      const { row, around } = await find(request);
      response.type('html').send(confirmWishPage(around, row, deps.now()));
    }),
  );
  router.post(path, readForm, (request, response) =>
    answerLink(deps, { request, response }, { path, notice: linkNotice }, async () => {
      const { row } = await find(request);
      if (fieldOf(request, 'action') === 'confirm') await confirmWish(queries, row.id, deps.now());
      response.redirect(303, '?');
    }),
  );
}

function mountLeave(router: Router, deps: Deps): void {
  const path = `${LEAVE}/:key`;
  const { queries } = deps.database;
  // A subscriber who is gone has left: the answer is the same.
  const find = (request: Request) => findByKey(queries, 'leaveKey', String(request.params['key']));
  router.get(path, (request, response) =>
    answerLink(deps, { request, response }, { path, notice: linkNotice }, async () => {
      const row = await find(request);
      const around = row
        ? await aroundOf(deps, request, row)
        : { ...(await askedHere(deps, request)).around, lang: languageAsked(request) };
      response.type('html').send(leavePage(around, row !== null && row.state !== 'left'));
    }),
  );
  // Mail programs send this without a page, in one form or the other (RFC 8058); our button says which it is.
  router.post(path, readForm, (request, response) =>
    answerLink(deps, { request, response }, { path, notice: linkNotice }, async () => {
      const row = await find(request);
      if (row) {
        await aroundOf(deps, request, row);
        await leave(queries, row.id, deps.now());
      }
      if (fieldOf(request, 'action') === 'leave') return response.redirect(303, '?');
      response.type('text').send('OK');
    }),
  );
}
