import { ApiError } from '../../client/apiError';
import type { Client } from '../../client/client';
import { reportError } from '../../contract/clientErrors';
import type { Organisation } from '../../contract/organisations/organisations';
import { tellDeveloper } from '../tellDeveloper';

/** Reports a caught error (CALL-25), without the page's query, which may name a person or an intent. */
export function reportFailure(client: Client, error: Error, organisation: Organisation | undefined): void {
  const { origin, pathname } = window.location;
  const body = {
    message: error.message.slice(0, 2000),
    ...(error.stack && { stack: error.stack.slice(0, 20_000) }),
    tags: {
      page: `${origin}${pathname}`.slice(0, 2048),
      ...(organisation && { organisationId: organisation.id, organisationName: organisation.name }),
      type: 'client' as const,
    },
  };
  // A report that does not get through must not cause another one.
  client.call(reportError, { body, quiet: true }).catch(() => {});
}

/** Explains in the console why an element stays empty. */
export function tellLoadFailure(tag: string, error: Error, apiHost: string, org: string | undefined): void {
  const asked = org ? `the organisation "${org}"` : 'the default organisation';
  if (error instanceof ApiError && error.status === 404) {
    tellDeveloper(
      tag,
      `did not find ${asked}`,
      `${apiHost} does not know it`,
      'Check the attributes org and api-host.',
    );
  } else {
    tellDeveloper(tag, `could not load ${asked}`, error.message, `Check that ${apiHost} answers and allows this page.`);
  }
}
