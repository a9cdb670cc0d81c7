import { callGuarded } from '../../../client/callGuarded';
import type { Client } from '../../../client/client';
import { subscribe } from '../../../contract/site/newsletter';
import type { Language } from '../../../contract/terms/languages';

interface Wish {
  readonly orgId: string;
  readonly email: string;
  readonly lang: Language;
  readonly signal: AbortSignal;
}

/** Sends what the newsletter's box asks for. Rejects when it did not arrive. */
export async function sendWish(client: Client, { orgId, email, lang, signal }: Wish): Promise<void> {
  const { success } = await callGuarded(client, subscribe, { params: { orgId }, body: { email, lang }, signal });
  if (!success) throw new Error('org-sdk: the wish for a newsletter was refused.');
}
