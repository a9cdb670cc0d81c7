import express, { Router, type Request, type Response } from 'express';
import { closedCode } from '../../../src/contract/common';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { languageAsked } from '../../http/languageAsked';
import { belongsHere, requirePlace } from '../../http/place';
import { findCalendar } from '../calendars/calendarStore';
import { findWait, waitsBeside } from '../calendars/waitStore';
import { answerLink } from '../confirm/answerLink';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { homeHere } from '../pages/homeHere';
import { organisationAt } from '../site/organisationAt';
import { leaveList } from './keepWaits';
import { LEAVE, readLeaveKey } from './links';
import { leftNotice, waitNotice, waitPage } from './waitPage';

const path = `${LEAVE}/:key`;
const unknown = () => new HttpError(404, 'There is no such link.', 'unknown_wait');

/** Leaving goes on while an organisation is closed (ORG-06), and so does its answer. */
function orClosed(error: unknown): null {
  if (error instanceof HttpError && error.code === closedCode) return null;
  throw error;
}

/** The page where one leaves a waiting list (WAIT-04). Viewing it changes nothing: mail programs open links too. */
export function createWaitRouter(deps: Deps): Router {
  const router = Router();
  const find = async (request: Request) => {
    const named = readLeaveKey(deps, String(request.params['key']));
    if (named === null) throw unknown();
    const { queries } = deps.database;
    const wait = 'id' in named ? (await findWait(queries, named.id))?.wait : (await waitsBeside(queries, named))[0];
    const owner = 'id' in named ? wait?.organisationId : named.organisationId;
    if (owner !== undefined && !belongsHere(request, owner)) throw unknown();
    return wait ?? null;
  };
  const answer = (request: Request, response: Response, work: () => Promise<void>) =>
    answerLink(deps, { request, response }, { path, notice: waitNotice }, work);
  router.get(path, (request, response) =>
    answer(request, response, async () => {
      const wait = await find(request);
      const { queries } = deps.database;
      // Whoever is gone has left: the answer is the same.
      const organisation = wait
        ? await requireExistingOrganisation(queries, wait.organisationId)
        : await organisationAt(deps, requirePlace(request), undefined).catch(orClosed);
      const lang = wait?.lang ?? languageAsked(request);
      if (!organisation) return void response.type('html').send(leftNotice(lang));
      const calendar = wait && (await findCalendar(queries, wait.organisationId, wait.calendarId));
      const around = { lang, organisation, home: homeHere(request, organisation, lang) };
      response.type('html').send(waitPage(around, calendar?.label ?? null));
    }),
  );
  // Mail programs send this without a page (RFC 8058); our button says that it is ours.
  router.post(path, express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 5 }), (request, response) =>
    answer(request, response, async () => {
      const wait = await find(request);
      if (wait) await leaveList(deps, wait);
      const { action } = (request.body ?? {}) as { action?: unknown };
      if (action === 'leave') return response.redirect(303, '?');
      response.type('text').send('OK');
    }),
  );
  return router;
}
