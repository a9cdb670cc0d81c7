import { ApiError } from '../../client/apiError';
import { tellDeveloper } from '../tellDeveloper';

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
