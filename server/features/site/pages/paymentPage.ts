import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { identifier } from '../../../../src/contract/common';
import { serverTexts } from '../../../../src/i18n/server';
import { intents } from '../../../db/schema';
import { ifOpen, resolveOrganisation } from '../../../http/place';
import type { AskedPath, PageResolver, SiteDeps } from '../pageResolver';

/** PAY-04: the payment form, of the organisation that its intent is for. */
export const paymentPage: PageResolver<'PAIEMENT'> = {
  async owner(deps, asked) {
    const payee = await payeeOf(deps, asked);
    if (payee === null) return resolveOrganisation(asked.place, asked.org);
    // Whoever comes back still learns what became of a payment (ORG-06).
    return asked.query.has('status') ? payee : ifOpen(asked.place, payee);
  },
  async resolve(deps, asked) {
    const title = serverTexts[asked.lang].pages.payment;
    const payee = await payeeOf(deps, asked);
    const intent = payee ? intentIn(asked) : undefined;
    const theme = asked.query.get('theme') === 'CAMPAGNE' ? 'CAMPAGNE' : undefined;
    return {
      title,
      theme,
      data: [{ id: null, title, thanks: asked.values[0] === 'merci', ...(intent && { intent }) }],
    };
  },
};

const intentIn = ({ query }: AskedPath) => {
  const id = query.get('intent');
  return v.is(identifier, id) ? id : undefined;
};

/** The recipient of the intent that is asked for; null if unknown. */
async function payeeOf({ database: { queries } }: SiteDeps, asked: AskedPath): Promise<string | null> {
  const id = intentIn(asked);
  if (id === undefined) return null;
  const [intent] = await queries
    .select({ organisationId: intents.organisationId })
    .from(intents)
    .where(eq(intents.id, id));
  return intent?.organisationId ?? null;
}
