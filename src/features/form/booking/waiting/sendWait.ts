import { ApiError } from '../../../../client/apiError';
import { callGuarded } from '../../../../client/callGuarded';
import type { Client } from '../../../../client/client';
import { waitForPlace } from '../../../../contract/records/waiting';
import type { BodyIn } from '../../../../contract/route';
import { pageAddress } from '../../../../runtime/page/pageAddress';

/** The outcome; a refusal in the server's words, in the visitor's language. */
export type Outcome = 'sent' | 'invalid' | { readonly failure: string; readonly isFree?: boolean };

/** Sends that somebody waits. Rejects when nobody answered, or with a fault. */
export async function sendWait(
  client: Client,
  calendarId: string,
  body: BodyIn<typeof waitForPlace>,
  signal: AbortSignal,
): Promise<Outcome> {
  const page = pageAddress();
  try {
    const sent = { ...body, ...(page !== undefined && { page }) };
    const outcome = await callGuarded(client, waitForPlace, { params: { calendarId }, body: sent, signal });
    return outcome.success ? 'sent' : { failure: outcome.error, isFree: outcome.code === 'free' };
  } catch (error) {
    const { status, refusal } = error instanceof ApiError ? error : {};
    if (status === 400) return 'invalid';
    if (status === 429 && refusal) return { failure: refusal.error };
    throw error;
  }
}
