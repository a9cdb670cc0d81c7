import express, { Router, type Request, type Response } from 'express';
import type { Language } from '../../../src/contract/common';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { belongsHere, ifOpen, requirePlace } from '../../http/place';
import { homeHere } from '../pages/homeHere';
import { styleUrl } from '../sandbox/createSandboxRouter';
import { answerLink } from './answerLink';
import { confirmHeld, cancelHeld } from './confirmHeld';
import { confirmNotice, confirmPage } from './confirmPage';
import { readByToken, type HeldBooking } from './heldBooking';

const path = '/confirm/:token';

/** The page of a confirmation link (SRV-15). Viewing it changes nothing: mail programs open links too. */
export function createConfirmRouter(deps: Deps): Router {
  const router = Router();
  const find = async (request: Request) => {
    const held = await readByToken(deps, String(request.params['token']));
    if (belongsHere(request, held.organisation.id)) return held;
    throw new HttpError(404, 'There is no such link.', 'unknown_confirmation');
  };
  const notice = (lang: Language) => confirmNotice(lang, { styleUrl });
  const answer = (request: Request, response: Response, work: () => Promise<void>) =>
    answerLink(deps, { request, response }, { path, notice }, work);
  const findOpen = async (request: Request) => {
    const held = await find(request);
    ifOpen(requirePlace(request), held.organisation.id);
    return held;
  };
  router.get(path, (request, response) =>
    answer(request, response, async () => show(request, response, await findOpen(request))),
  );
  router.post(path, express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 5 }), (request, response) =>
    answer(request, response, async () => {
      const { action } = (request.body ?? {}) as { action?: unknown };
      const { row } = await (action === 'confirm' ? findOpen : find)(request);
      if (action === 'confirm') await confirmHeld(deps, row);
      if (action === 'release') await cancelHeld(deps, row);
      // The same address, wherever it is shown.
      response.redirect(303, action === 'confirm' ? '?done' : '?');
    }),
  );
  return router;
}

function show(request: Request, response: Response, held: HeldBooking): void {
  const home = homeHere(request, held.organisation, held.row.lang);
  const isDone = request.query['done'] !== undefined;
  response
    .status(held.state === 'expired' ? 410 : 200)
    .type('html')
    .send(confirmPage(held, { home, isDone }, { styleUrl }));
}
