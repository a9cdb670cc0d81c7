import { callGuarded } from '../../../client/callGuarded';
import { lastingKeys } from '../../../client/lastingKeys';
import { randomId } from '../../../client/randomId';
import { pledge, type PledgeRequest } from '../../../contract/campaigns/campaignCalls';
import type { ElementContext } from '../../../runtime/context';
import { describeFailure, isDefinite } from '../../../runtime/failures';
import type { GiftStore } from '../gift/giftStore';

/**
 * Sends a pledge (CALL-19). Retries use the same key until the server has clearly answered, after a reload, too, so that it
 * is never stored twice. A failure shows a notification and the form keeps its values (PLEDGE-01). Never rejects.
 */
export async function sendPledge(
  { client, notify, organisation, signal, storage, texts }: ElementContext,
  store: GiftStore,
  campaignId: string,
  body: PledgeRequest,
): Promise<void> {
  const keys = lastingKeys(storage, `pledge:${organisation.id}:${campaignId}`, randomId);
  const failed = (error: string) => {
    store.setState({ step: { state: 'idle' } });
    notify(error);
  };
  store.setState({ step: { state: 'busy' } });
  try {
    const answer = await callGuarded(client, pledge, {
      params: { campaignId },
      body,
      idempotencyKey: keys.keyFor(JSON.stringify(body)),
      signal,
    });
    keys.settle();
    if (answer.success) store.setState({ step: { state: 'pledged', url: answer.url } });
    else failed(answer.error || texts.somethingFailed);
  } catch (error) {
    if (signal.aborted) return;
    if (isDefinite(error)) keys.settle();
    failed(describeFailure(error, texts));
  }
}
