import { addressOf } from '../../../client/addressOf';
import { ApiError } from '../../../client/apiError';
import { createClient, type CallArguments, type Client } from '../../../client/client';
import { getSession } from '../../../contract/desk/session';
import type { createForm } from '../../../contract/forms/adminForms';
import { getOrganisation } from '../../../contract/organisations/organisations';
import { getShownOrganisation } from '../../../contract/organisations/ownOrganisation';
import type { ResponseOut, Route } from '../../../contract/route';
import { HOST, ownHeaders, placed, withCookie, type DeskClient } from '../deskClient';

interface BuilderClientOptions extends DeskClient {
  readonly organisation: string;
  /** A new form was made under this id. */
  onMade?(formId: string): void;
  readonly apiHost?: string;
  readonly fetch?: typeof fetch;
}

/**
 * The client of a builder at the desk (DESK-32): an organisation's calls go by the cookie of who is signed in, without a token,
 * all others as from any page. When the session ends, the desk asks for the password, and the call goes on; where nobody gives
 * it, it fails as one with an expired token does.
 */
export function createBuilderClient({
  call,
  organisation,
  onMade,
  apiHost = location.origin,
  fetch = window.fetch.bind(window),
}: BuilderClientOptions): Client {
  const open = createClient({ apiHost, org: organisation, fetch });
  const own = createClient({ apiHost: HOST, fetch: withCookie(fetch) });
  /** All calls that find the session over wait for one answer. */
  let proving: Promise<unknown> | null = null;
  const prove = () => (proving ??= call(getSession, {}).finally(() => (proving = null)));

  async function callOwn<R extends Route>(
    route: R,
    { token: _token, params, ...args }: CallArguments<R>,
  ): Promise<ResponseOut<R>> {
    const here = placed(route, organisation);
    const asked = { ...args, params: { ...(params as object | undefined), organisation } } as never;
    try {
      return await own.call(here, asked);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await prove().catch(() => {
        throw error;
      });
      return own.call(here, asked);
    }
  }
  return {
    apiHost,
    org: organisation,
    // The desk is one page for all organisations.
    keptAs: `${apiHost}/o/${organisation}`,
    async call(route, args) {
      // Visitors are told nothing of an organisation that is closed (ORG-06).
      if (route.id === getOrganisation.id) return callOwn(getShownOrganisation, {});
      if (!route.path.startsWith('/admin/')) return open.call(route, args);
      const answer = await callOwn(route, args);
      if (route.method === 'POST' && route.path === '/admin/forms') made(answer as ResponseOut<typeof createForm>);
      return answer;
    },
    desk: (route, { params, query }) => ({
      url: addressOf(placed(route, organisation), { apiHost: HOST, params: { ...params, organisation }, query }),
      headers: ownHeaders,
    }),
  };

  function made(answer: ResponseOut<typeof createForm>) {
    if (answer.success) onMade?.(answer.data.id);
  }
}
