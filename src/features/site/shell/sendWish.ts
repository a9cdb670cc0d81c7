import { ApiError } from '../../../client/apiError';
import { callGuarded } from '../../../client/callGuarded';
import type { Client } from '../../../client/client';
import { subscribe } from '../../../contract/site/newsletter';
import type { Language } from '../../../contract/terms/languages';
import { isEmail } from '../../../core/text';

interface Wish {
  readonly orgId: string;
  readonly email: string;
  readonly lang: Language;
  readonly signal: AbortSignal;
}

/** The outcome; a refusal in the server's words, in the visitor's language. */
export type Outcome = 'sent' | 'invalid' | { readonly failure: string };

/** Sends what the newsletter's box asks for. Rejects when nobody answered, or with a fault. */
export async function sendWish(client: Client, { orgId, email, lang, signal }: Wish): Promise<Outcome> {
  if (!isEmail(email)) return 'invalid';
  try {
    const outcome = await callGuarded(client, subscribe, {
      params: { orgId },
      body: { email, lang, page: location.pathname.slice(0, 300) },
      signal,
    });
    return outcome.success ? 'sent' : { failure: outcome.error };
  } catch (error) {
    const { status, refusal } = error instanceof ApiError ? error : {};
    if (status === 400) return 'invalid';
    if (status === 429 && refusal) return { failure: refusal.error };
    throw error;
  }
}
