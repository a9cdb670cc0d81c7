import type { Request, Response } from 'express';
import { deskRoutes as calls } from '../../../src/contract/desk/deskRoutes';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { browserToken, dropSession, keepBrowser, keepSession } from '../../http/desk';
import type { FeatureRoutes } from '../../http/mount';
import { endSessions, type SignedIn } from '../../secrets/sessions';
import { hashToken } from '../../secrets/hashToken';
import type { Caller } from '../../secrets/tokens';
import { findKey, viewKey } from './accessKeys';
import * as account from './accountService';
import { createAttempts } from './createAttempts';
import type { Entered } from './enter';
import { beginFactor } from './factor';
import { queueAskedKey } from './queueUserLetter';
import { redeemKey } from './redeemKey';
import { knownBrowserOf, signIn } from './signIn';
import { findUser, sessionView, userView } from './userStore';

const success = true as const;

/** The signed-in user of a call that only users may make. */
function signedInOf({ signedIn }: Caller): SignedIn {
  if (!signedIn) throw new HttpError(401, 'Sign in first.', 'unauthorised');
  return signedIn;
}

/** Calls to enter the desk and to manage one's account (USER-02 to USER-10). */
export const deskRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  const attempts = createAttempts(deps);
  const view = (signedIn: SignedIn) => sessionView(queries, signedIn, deps.now());
  const visitorOf = (holder: Caller, request: Request) => ({
    ...signedInOf(holder),
    browser: browserToken(request, deps),
  });
  const entered = async (response: Response, { signedIn, keep }: Entered) => {
    keep(response);
    return { success, data: await view(signedIn) };
  };
  const goOn = (response: Response, { token, signedIn }: { token: string; signedIn: SignedIn }) => {
    keepSession(response, deps, token);
    return signedIn;
  };

  mount(calls.signIn, async ({ body, request, response }) =>
    entered(response, await signIn(deps, attempts, body, { request })),
  );
  mount(calls.getSession, async ({ holder }) => ({ data: await view(signedInOf(holder)) }));
  mount(calls.confirmSession, async ({ holder, body, response }) => {
    const signedIn = goOn(response, await account.confirm(deps, attempts, signedInOf(holder), body));
    return { success, data: await view(signedIn) };
  });
  mount(calls.signOut, async ({ holder, response }) => {
    const { user, session } = signedInOf(holder);
    await account.endSession(deps, { user, session }, session.id);
    dropSession(response, deps);
    return { success };
  });
  mount(calls.listSessions, async ({ holder }) => ({ data: await account.readSessions(deps, signedInOf(holder)) }));
  mount(calls.endSession, async ({ holder, params }) => {
    await account.endSession(deps, signedInOf(holder), params.sessionId);
    return { success };
  });
  mount(calls.endOtherSessions, async ({ holder }) => {
    const { user, session } = signedInOf(holder);
    await endSessions(queries, user.id, session.id);
    return { success };
  });

  mount(calls.updateUser, async ({ holder, body }) => ({
    success,
    data: userView(await account.updateUser(deps, signedInOf(holder), body)),
  }));
  mount(calls.changePassword, async ({ holder, body, request, response }) => {
    const visitor = visitorOf(holder, request);
    const signedIn = goOn(response, await account.changePassword(deps, visitor, body.password));
    return { success, data: await view(signedIn) };
  });
  mount(calls.changeEmail, async ({ holder, body }) => {
    await account.askEmail(deps, attempts, signedInOf(holder), body.email);
    return { success };
  });
  mount(calls.beginFactor, async ({ holder }) => ({
    success,
    data: await beginFactor(queries, deps, signedInOf(holder).user),
  }));
  mount(calls.proveFactor, async ({ holder, body, request, response }) => {
    const { recoveryCodes, ...renewed } = await account.addFactor(deps, visitorOf(holder, request), body.code);
    goOn(response, renewed);
    return { success, data: { recoveryCodes: [...recoveryCodes] } };
  });
  mount(calls.removeFactor, async ({ holder, request, response }) => {
    const { user } = goOn(response, await account.removeFactor(deps, visitorOf(holder, request)));
    return { success, data: userView(user) };
  });

  for (const [call, kind] of [
    [calls.askReset, 'reset'],
    [calls.askLink, 'link'],
  ] as const)
    mount(call, async ({ body: { email, guard }, request, response }) => {
      const user = await findUser(queries, email);
      const browser = await knownBrowserOf(queries, deps, user?.id, { request });
      // Each mail counts as a try that failed: who asks often waits, and nobody's mailbox is flooded.
      await attempts.admit({ address: request.ip ?? '', account: `${kind} ${email}`, browser, solution: guard });
      const token = browserToken(request, deps) ?? `${deps.ids.secret()}${deps.ids.secret()}`;
      keepBrowser(response, deps, token);
      const lang = user?.lang ?? 'fr';
      await queueAskedKey(queries, deps, { kind, email, lang, browserHash: kind === 'link' ? hashToken(token) : null });
      return { success };
    });

  mount(calls.lookAtKey, async ({ body }) => ({
    success,
    data: await viewKey(queries, await findKey(queries, deps, body.key)),
  }));
  mount(calls.redeemKey, async ({ body, request, response }) =>
    entered(response, await redeemKey(deps, attempts, body, { request })),
  );
};
