import { ApiError } from '../../../../client/apiError';
import { callGuarded } from '../../../../client/callGuarded';
import type { Client } from '../../../../client/client';
import { waitForPlace } from '../../../../contract/records/waiting';
import type { BodyIn } from '../../../../contract/route';
import { pageAddress } from '../../../../runtime/page/pageAddress';

/** The outcome; a refusal in the server's words, in the visitor's language, and whether the calendar shown is old. */
export type Outcome = 'sent' | 'invalid' | 'gone' | { readonly failure: string; readonly isOld?: boolean };

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
    return outcome.success ? 'sent' : { failure: outcome.error, isOld: outcome.code !== 'closed' };
  } catch (error) {
    const { status, refusal } = error instanceof ApiError ? error : {};
    if (status === 400) return 'invalid';
    if (status === 404) return 'gone';
    if (status === 429 && refusal) return { failure: refusal.error };
    throw error;
  }
}
