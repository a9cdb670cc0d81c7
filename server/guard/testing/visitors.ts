import type { Challenge } from '../../../src/contract/guard';
import { newKey, payer, type CheckoutWorld } from '../../testing/checkoutWorld';
import type { Answer, TestServer } from '../../testing/testServer';
import { solve } from './solve';

/** A gift, and the address it comes from. */
export interface Gift {
  readonly organisation: string;
  readonly montant: number;
  readonly address: string;
  readonly email: string;
}

interface Reply {
  readonly success?: boolean;
  readonly code?: string;
  readonly url?: string;
  readonly data?: { readonly id: string };
}
export const replyOf = ({ body }: Answer) => body as Reply;

type Post = (path: string, body: Record<string, unknown>) => Promise<Answer>;
const intentPath = '/v1/paiements/intents';
const paymentPath = '/v1/paiements/offline/link';

export const postFrom =
  (server: Pick<TestServer, 'request'>, address: string): Post =>
  (path, body) =>
    server.request('POST', path, { body, headers: { 'X-Forwarded-For': address } });

export const askIntent = (post: Post, { organisation, montant }: Gift) =>
  post(intentPath, {
    config: { type: 'GENERAL', montant, organisation: { id: organisation } },
    idempotencyKey: newKey(),
  });

export const askPayment = (post: Post, { organisation, montant, email }: Gift, intent?: string) => {
  const config = {
    type: 'GENERAL',
    ...payer,
    info: { ...payer.info, email },
    amounts: { montant, fees: 0, total: montant },
    organisation: { id: organisation },
    intent,
    idempotencyKey: newKey(),
  };
  return post(paymentPath, { config: JSON.stringify(config) });
};

/** A script that tries a stolen card: it goes as far as it is let. */
export async function tryCard(world: CheckoutWorld, gift: Gift): Promise<'no intent' | 'no payment' | 'tried'> {
  const post = postFrom(world.server, gift.address);
  const intent = replyOf(await askIntent(post, gift));
  if (!intent.data) return 'no intent';
  const { url } = replyOf(await askPayment(post, gift, intent.data.id));
  if (!url) return 'no payment';
  await world.press(url, 'decline');
  await world.deliver();
  return 'tried';
}

/** A donor's browser: solves challenges, repeats the request, and pays. Returns how often it was challenged. */
export async function give(world: CheckoutWorld, gift: Gift): Promise<{ asked: number; url: string }> {
  let asked = 0;
  const plain = postFrom(world.server, gift.address);
  const post: Post = async (path, body) => {
    const answer = await plain(path, body);
    if (answer.status !== 429 || replyOf(answer).code !== 'challenge') return answer;
    asked += 1;
    const { body: given } = await world.server.request('GET', '/v1/guard/challenge');
    return plain(path, { ...body, guard: await solve((given as { data: Challenge }).data) });
  };
  const intent = replyOf(await askIntent(post, gift));
  const { url } = replyOf(await askPayment(post, gift, intent.data?.id));
  if (!url) throw new Error('a donor was refused');
  await world.press(url, 'pay');
  await world.deliver();
  return { asked, url };
}
