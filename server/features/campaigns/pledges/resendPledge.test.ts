import { and, eq } from 'drizzle-orm';
import { audit } from '../../../db/schema';
import type { Mail } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { dataOf } from '../../../testing/adminServer';
import { newKey } from '../../../testing/checkoutWorld';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

const DAY = 24 * 60 * 60 * 1000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendDue(world.deps, { send: async (mail) => void sent.push(mail), close: () => undefined });
  return sent;
}
async function enter(email = 'noa@example.org') {
  const body = { montant: 100, displayName: 'Table 7', infos: { nom: 'Lévi', email } };
  const made = dataOf<{ id: string; url: string }>(await world.admin('POST', 'campagnes/gala/engagements', body));
  await mails();
  return made;
}
const resend = (id: string, idempotencyKey = newKey(), token = world.token, campaign = 'gala') =>
  world.admin('POST', `campagnes/${campaign}/engagements/${id}/resend`, { idempotencyKey }, token);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof resend>>) => [status, (body as { code?: string }).code];

describe('the mail with the link of a promise', () => {
  it('PLEDGE-05 CALL-212 goes out again, to where who promised is by then, once per key, and is noted', async () => {
    const { id, url } = await enter();
    const key = newKey();
    for (let time = 0; time < 2; time += 1) expect((await resend(id, key)).body).toMatchObject({ success: true });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([expect.objectContaining({ address: 'noa@example.org' })]);
    expect(sent[0]?.text).toContain(url);
    await world.admin('PUT', `campagnes/gala/engagements/${id}`, { infos: { email: 'new@example.org' } });
    await mails();
    await resend(id);
    expect((await mails()).map(({ to }) => to)).toEqual([expect.objectContaining({ address: 'new@example.org' })]);
    const notes = await world.deps.database.queries
      .select({ changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.subjectId, id), eq(audit.action, 'ADMIN-PLEDGE-RESEND')));
    expect(notes).toEqual([{ changes: {} }, { changes: {} }]);
  });

  it('PLEDGE-05 asks nobody for what is paid or cancelled, and belongs to nobody else', async () => {
    const { id: silent } = await enter('');
    const { id: cancelled } = await enter();
    await world.admin('PUT', `campagnes/gala/engagements/${cancelled}`, { state: 'cancelled' });
    const { id: paid } = await enter();
    const hand = { id: 'hand-again', montant: 100, means: 'cash', date: '2025-01-10' };
    await world.admin('POST', `campagnes/gala/engagements/${paid}/payments`, hand);
    expect(codeOf(await resend(silent))).toEqual([409, 'no_address']);
    expect(codeOf(await resend(cancelled))).toEqual([409, 'not_open']);
    expect(codeOf(await resend(paid))).toEqual([409, 'not_open']);
    const { id } = await enter();
    await world.addCampaign('autre');
    expect((await resend(id, newKey(), world.token, 'autre')).status).toBe(404);
    expect((await resend(id, newKey(), world.otherToken)).status).toBe(404);
    expect((await resend('nothing')).status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  it('PLEDGE-05 goes out five times a day at most, whatever strangers asked for at that address', async () => {
    const infos = { nom: 'Lévi', prenom: 'Noa', email: 'often@example.org', tel: '+33612345678' };
    for (let time = 0; time < 12; time += 1) await world.pledge({ infos });
    expect(await mails()).toHaveLength(10);
    const [last] = dataOf<{ id: string }[]>(await world.admin('GET', 'campagnes/gala/engagements'));
    const id = last?.id ?? '';
    for (let time = 0; time < 5; time += 1) expect((await resend(id)).status).toBe(200);
    expect(await mails()).toHaveLength(5);
    const refused = await resend(id);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(24 * 60 * 60)]);
    world.pass(DAY);
    expect((await resend(id)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});
