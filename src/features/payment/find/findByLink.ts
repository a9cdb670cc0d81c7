import { getLink, type LinkPage } from '../../../contract/payments/links';
import type { ElementContext } from '../../../runtime/context';
import { page } from '../../../runtime/page/page';
import { isGone } from '../../../runtime/failures';
import type { FoundPayment } from '../state/foundPayment';
import { homeAddress } from '../state/payee';

type Asker = Pick<ElementContext, 'client' | 'signal'>;

/** A payment link's page (CALL-28), read once for all its users while the page opens; null if unknown. */
export async function readLinkOnce({ client, signal }: Asker, lienId: string): Promise<LinkPage | null> {
  const read = async (shared: AbortSignal) =>
    (await client.call(getLink, { params: { lienId }, signal: shared, quiet: true })).data;
  try {
    return await page.requests.get(`link ${lienId}`, read, signal);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** A payment link's configuration, or that it has expired (LINK-01…04). Rejects if the server is unreachable. */
export async function findByLink(context: ElementContext, lienId: string): Promise<FoundPayment> {
  const found = await readLinkOnce(context, lienId);
  if (!found || found.linkData.expired) {
    return { state: 'gone', backTo: homeAddress({ ...context.organisation, ...found?.config.organisation }) };
  }
  const update = found.linkType === 'UPDATE-PAIEMENT';
  return { state: 'ready', config: { ...found.config, link: lienId, ...(update && { update }) }, intent: null };
}
