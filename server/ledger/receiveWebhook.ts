import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../errors';
import { applyEvent } from './applyEvent';
import type { LedgerDeps } from './ledgerDeps';

/** CALL-24: a provider's signed report. Anything but 2xx makes the provider send it again. @throws HttpError 400, 401, 404, 409 */
export async function receiveWebhook(
  deps: LedgerDeps,
  provider: string,
  request: { readonly body: unknown; readonly headers: IncomingHttpHeaders },
): Promise<void> {
  const gateway = deps.gateways[provider];
  if (!gateway) throw new HttpError(404, 'This provider is not set up here.', 'unknown_provider');
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const event = await gateway.parseWebhook(rawBody, request.headers);
  await applyEvent(deps, provider, event);
}
