/* oxlint-disable max-lines-per-function -- one suite, with a case for each thing a provider must do */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { minor } from '../../../src/core/money';
import { GatewayRefusal, type CheckoutRequest, type Gateway, type ProviderEvent } from '../gateway';

/** Lets the suite play the payer and the provider's own machinery. */
interface GatewayStage {
  readonly gateway: Gateway;
  /** The payer pays the first charge at `url`; `next` takes the following month. */
  pay(url: string): Promise<void>;
  next(url: string, charge: number): Promise<void>;
  decline(url: string): Promise<void>;
  /** Webhooks that the provider has sent since the last call, as they arrived. */
  webhooks(): Promise<{ body: Buffer; headers: IncomingHttpHeaders }[]>;
  close(): Promise<void>;
}

/** Conformance tests of every payment provider, so that the ledger need not know which one it talks to. */
export function describeGateway(name: string, open: () => Promise<GatewayStage>): void {
  describe(`gateway ${name}`, () => {
    let stage: GatewayStage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());
    beforeEach(() => stage.webhooks());

    const request = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => {
      const paymentId = randomUUID();
      return {
        paymentId,
        idempotencyKey: `payment-${paymentId}`,
        label: 'Travaux',
        organisationName: 'Démo',
        lang: 'fr',
        email: 'dana@example.org',
        platform: 'CARD',
        timeZone: 'Europe/Paris',
        currency: 'eur',
        charges: [minor(5000)],
        monthly: null,
        successUrl: 'https://demo.test/?status=success',
        cancelUrl: 'https://demo.test/?status=cancel',
        ...change,
      };
    };
    const summary = (events: readonly ProviderEvent[]) =>
      events.map(({ type, charge, montant, paymentId }) => ({ type, charge, montant, paymentId }));
    const received = async () =>
      Promise.all((await stage.webhooks()).map(({ body, headers }) => stage.gateway.parseWebhook(body, headers)));

    it('SRV-02 makes one checkout per idempotency key, also when asked many times at once', async () => {
      const asked = request();
      const answers = await Promise.all(Array.from({ length: 8 }, () => stage.gateway.createCheckout(asked)));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
      expect(answers[0]?.url).toMatch(/^https?:\/\//);
      expect((await stage.gateway.createCheckout(request())).reference).not.toBe(answers[0]?.reference);
    });

    it('SRV-03 reports a payment by a signed webhook and, asked, by the same event', async () => {
      const asked = request();
      const { reference, url } = await stage.gateway.createCheckout(asked);
      expect(await stage.gateway.readEvents(reference)).toEqual([]);
      await stage.pay(url);
      const expected = [{ type: 'payment.succeeded', charge: 1, montant: 50, paymentId: asked.paymentId }];
      const [told, asking] = [await received(), await stage.gateway.readEvents(reference)];
      expect(summary(told)).toEqual(expected);
      expect(summary(asking)).toEqual(expected);
      expect(asking.map(({ id, createdAt }) => [id, createdAt])).toEqual(
        told.map(({ id, createdAt }) => [id, createdAt]),
      );
    });

    it('SRV-03 reports a decline', async () => {
      const asked = request();
      const { reference, url } = await stage.gateway.createCheckout(asked);
      await stage.decline(url);
      const expected = [{ type: 'payment.failed', charge: 1, montant: 50, paymentId: asked.paymentId }];
      expect(summary(await received())).toEqual(expected);
      expect(summary(await stage.gateway.readEvents(reference))).toEqual(expected);
    });

    it('PAY-35 takes the charges of a plan one by one, each with its own amount', async () => {
      const asked = request({ charges: [minor(3400), minor(3400), minor(3200)] });
      const { reference, url } = await stage.gateway.createCheckout(asked);
      await stage.pay(url);
      await stage.next(url, 2);
      await stage.next(url, 3);
      const events = await stage.gateway.readEvents(reference);
      expect(events.map(({ charge, montant }) => [charge, montant])).toEqual([
        [1, 34],
        [2, 34],
        [3, 32],
      ]);
      expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    });

    it('PAY-34 takes a monthly gift without end month by month', async () => {
      const { reference, url } = await stage.gateway.createCheckout(request({ charges: [], monthly: minor(1000) }));
      await stage.pay(url);
      for (const charge of [2, 3, 4]) await stage.next(url, charge);
      expect((await stage.gateway.readEvents(reference)).map(({ charge, montant }) => [charge, montant])).toEqual([
        [1, 10],
        [2, 10],
        [3, 10],
        [4, 10],
      ]);
    });

    it('SRV-02 closes an unpaid checkout for good, and has no effect on a paid one', async () => {
      const [open, paid] = await Promise.all([
        stage.gateway.createCheckout(request()),
        stage.gateway.createCheckout(request()),
      ]);
      await stage.pay(paid.url);
      for (const { reference } of [open, paid, open]) await stage.gateway.cancelCheckout(reference);
      await stage.pay(open.url).catch(() => undefined);
      const types = async (reference: string) => (await stage.gateway.readEvents(reference)).map(({ type }) => type);
      expect(await types(open.reference)).toEqual(['payment.cancelled']);
      expect(await types(paid.reference)).toEqual(['payment.succeeded']);
    });

    it('SRV-14 tells a checkout that stands open from one that a bank has to answer', async () => {
      const { reference, url } = await stage.gateway.createCheckout(request());
      expect(await stage.gateway.isWithBank(reference)).toBe(false);
      await stage.pay(url);
      expect(await stage.gateway.isWithBank(reference)).toBe(false);
    });

    it('SRV-03 gives back a charge in parts, once a key, and never more than was taken', async () => {
      const { reference, url } = await stage.gateway.createCheckout(request());
      const ask = (montant: number, idempotencyKey: string) =>
        stage.gateway.refund({ reference, charge: 1, montant: minor(montant), idempotencyKey });
      await expect(ask(100, `early-${reference}`)).rejects.toThrow(GatewayRefusal);
      await stage.pay(url);
      const first = await Promise.all(Array.from({ length: 4 }, () => ask(2000, `a-${reference}`)));
      expect(new Set(first.map(({ eventId }) => eventId)).size).toBe(1);
      await expect(ask(3001, `b-${reference}`)).rejects.toThrow(GatewayRefusal);
      const second = await ask(3000, `c-${reference}`);
      const events = (await stage.gateway.readEvents(reference)).filter(({ type }) => type === 'payment.refunded');
      expect(events.map(({ id, montant }) => [id, montant])).toEqual([
        [first[0]?.eventId, 20],
        [second.eventId, 30],
      ]);
    });

    it('PAY-02 changes what later charges take, once a key, charges nothing by it and keeps what was taken', async () => {
      const { reference, url } = await stage.gateway.createCheckout(
        request({ charges: [minor(3400), minor(3400), minor(3200)] }),
      );
      const ask = (montant: number, key: string) =>
        stage.gateway.changeAmount({ reference, montant: minor(montant), idempotencyKey: `${key}-${reference}` });
      await expect(ask(1000, 'early')).rejects.toThrow(GatewayRefusal);
      await stage.pay(url);
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(1000, 'a')));
      expect(answers.map(({ from }) => from)).toEqual([2, 2, 2, 2]);
      expect(await stage.gateway.readEvents(reference)).toHaveLength(1);
      await stage.next(url, 2);
      expect(await ask(1000, 'a')).toEqual({ from: 2 });
      expect(await ask(5000, 'b')).toEqual({ from: 3 });
      await stage.next(url, 3);
      await expect(ask(1000, 'late')).rejects.toThrow(GatewayRefusal);
      expect(await ask(5000, 'b')).toEqual({ from: 3 });
      const events = await stage.gateway.readEvents(reference);
      expect(events.map(({ charge, montant }) => [charge, montant])).toEqual([
        [1, 34],
        [2, 10],
        [3, 50],
      ]);
    });

    it('SRV-13 stops a running payment once, and says which charge will not come', async () => {
      const { reference, url } = await stage.gateway.createCheckout(request({ charges: [], monthly: minor(1000) }));
      await stage.pay(url);
      expect((await stage.gateway.changeMeans({ reference, backUrl: 'https://demo.test/' })).url).toMatch(/^https?:/);
      await Promise.all(Array.from({ length: 4 }, () => stage.gateway.stop(reference)));
      const events = await stage.gateway.readEvents(reference);
      expect(events.map(({ type, charge }) => [type, charge])).toEqual([
        ['payment.succeeded', 1],
        ['payment.cancelled', 2],
      ]);
      const change = stage.gateway.changeMeans({ reference, backUrl: 'https://demo.test/' });
      await expect(change).rejects.toThrow(GatewayRefusal);
    });

    it('SRV-03 refuses a body that was changed, and a signature that is missing or another body’s', async () => {
      for (let count = 0; count < 2; count += 1) await stage.pay((await stage.gateway.createCheckout(request())).url);
      const [first, second] = await stage.webhooks();
      const refused = (body: Buffer, headers: IncomingHttpHeaders) =>
        expect(stage.gateway.parseWebhook(body, headers)).rejects.toMatchObject({ status: 401 });
      if (!first || !second) throw new Error('two webhooks expected');
      await refused(Buffer.concat([first.body, Buffer.from(' ')]), first.headers);
      await refused(first.body, second.headers);
      await refused(first.body, {});
    });
  });
}
