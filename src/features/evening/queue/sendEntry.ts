import { ApiError } from '../../../client/apiError';
import type { Client } from '../../../client/client';
import { createGift, createPledge, updateGift, updatePledge } from '../../../contract/campaigns/adminGifts';
import type { Send, Sent } from './createQueue';
import type { Wanted } from './entry';

interface SendOptions {
  readonly client: Client;
  readonly token: string;
  /** A rehearsal: what is entered is a trial (ENT-32). */
  readonly rehearsal: boolean;
}

/** Sends entries with an evening code (SRV-10). What is asked twice is done once: ids are the phone's own. */
export function createSend({ client, token, rehearsal }: SendOptions): Send {
  const mode = rehearsal ? { mode: 'test' as const } : {};
  const answerOf = ({ id, campaignId, kind, has }: Parameters<Send>[0], wanted: Wanted) => {
    const { montant, displayName, team, remark, gone } = wanted;
    const shown = { montant, displayName, team };
    const infos = { infos: { tel: remark } };
    const ask = { token, quiet: true };
    if (kind === 'gift') {
      return has
        ? client.call(updateGift, {
            ...ask,
            params: { campaignId, giftId: id },
            body: { ...shown, note: remark, ...(gone && { montant: 0 }) },
          })
        : client.call(createGift, { ...ask, params: { campaignId }, body: { id, ...shown, note: remark, ...mode } });
    }
    return has
      ? client.call(updatePledge, {
          ...ask,
          params: { campaignId, pledgeId: id },
          body: { ...shown, ...infos, state: gone ? 'cancelled' : 'open' },
        })
      : client.call(createPledge, { ...ask, params: { campaignId }, body: { id, ...shown, ...infos, ...mode } });
  };
  return async (entry, wanted) => {
    try {
      const answer = await answerOf(entry, wanted);
      return answer.success ? { is: 'arrived' } : { is: 'refused', why: answer.error };
    } catch (error) {
      return sentOf(error);
    }
  };
}

/** The outcome that a failed call has for its entry. */
function sentOf(error: unknown): Sent {
  if (!(error instanceof ApiError)) return { is: 'silent' };
  const { kind, status, refusal } = error;
  // A page of a hotel's network answers too: what is not ours is no answer.
  if (kind !== 'http' || !refusal || status >= 500 || status === 408 || status === 429) return { is: 'silent' };
  return status === 401 || status === 403 ? { is: 'shut' } : { is: 'refused', why: refusal.error };
}
