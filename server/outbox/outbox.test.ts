import { outbox, payments } from '../db/schema';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCheckoutWorld, payer, type CheckoutWorld } from '../testing/checkoutWorld';
import { createMailer, type Mail, type Mailer } from './createMailer';
import { sendDue } from './sendDue';

let world: CheckoutWorld;
let folder: string;
let issuesReceipts = true;
beforeAll(async () => {
  world = await createCheckoutWorld({ canIssueReceipts: () => issuesReceipts });
  folder = await mkdtemp(join(tmpdir(), 'orgkit-mails-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const config = () => ({
  publicUrl: 'https://pay.demo.test',
  dataFolder: folder,
  smtpUrl: undefined,
  mailFrom: undefined,
});

/** Collects mails; `fail` makes handing one over fail. */
function collector(fail: () => boolean = () => false): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    close() {},
    async send(mail) {
      if (fail()) throw Object.assign(new Error('dana@example.org: mailbox busy'), { code: 'EENVELOPE' });
      sent.push(mail);
    },
  };
}

async function paid(change: Record<string, unknown> = {}): Promise<Mail> {
  const { url } = (await world.submit(change)).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const mailer = collector();
  expect(await sendDue(world.deps, mailer)).toBe(1);
  return mailer.sent[0]!;
}

describe('confirmation mail', () => {
  it('SRV-03 goes once to the payer, with what was paid, to whom and for what', async () => {
    const fund = await world.addFund({ name: 'Mikvé', cerfa: true });
    const mail = await paid({ type: 'CAISSE', typeId: fund, montant: 36 });
    expect(mail).toMatchObject({
      to: { name: 'Dana Lévi', address: 'dana@example.org' },
      fromName: 'Démo',
      replyTo: 'hello@demo.test',
    });
    expect(mail.subject).toContain('Démo');
    for (const text of [mail.text, mail.html]) {
      expect(text.replace(/\s/g, ' ')).toContain('36 €');
      expect(text).toContain('Mikvé');
      expect(text).toContain('15 janvier 2025');
      expect(text).toContain('Reçu Fiscal');
    }
    expect(mail.html).toContain('<html lang="fr" dir="ltr">');
    expect(await sendDue(world.deps, collector())).toBe(0);
  });

  it('PAY-06 promises no receipt while the organisation issues none, and says so where none was due', async () => {
    issuesReceipts = false;
    const fund = await world.addFund({ name: 'Mikvé', cerfa: true });
    const due = await paid({ type: 'CAISSE', typeId: fund, montant: 36 });
    expect(`${due.text}${due.html}`).not.toMatch(/reçu fiscal/i);
    const none = await paid({ type: 'CAISSE', typeId: await world.addFund({ cerfa: false }) });
    expect(none.text).toContain('ne délivre pas de Reçu Fiscal');
    issuesReceipts = true;
  });

  it('ENT-30 says before all else that a trial took no money, and says nothing of it where money was taken', async () => {
    const mail = await paid({ lang: 'en' });
    const trial = 'Trial: no money is taken.';
    expect([mail.subject.startsWith(trial), mail.text.startsWith(trial), mail.html.includes(trial)]).toEqual([
      true,
      true,
      true,
    ]);
    const { queries } = world.deps.database;
    await queries.update(payments).set({ mode: 'live' });
    await queries.update(outbox).set({ sentAt: null, nextAttemptAt: world.deps.now() });
    const mailer = collector();
    await sendDue(world.deps, mailer);
    expect(mailer.sent.filter(({ subject, text }) => `${subject}${text}`.includes(trial))).toEqual([]);
    expect(mailer.sent.length).toBeGreaterThan(0);
  });

  it('I18N-01 is in the payer’s language, Hebrew from right to left', async () => {
    const mail = await paid({ lang: 'he' });
    expect(mail.html).toContain('<html lang="he" dir="rtl">');
    expect(mail.subject).toMatch(/[א-ת]/);
    expect((await paid({ lang: 'en' })).text).toContain('15 January 2025');
  });

  it('PAY-34 tells how a monthly or split gift is taken', async () => {
    expect((await paid({ montant: 10, abo: true, nbMonth: 12 })).text).toMatch(/12 paiements de 10\s€/);
    expect((await paid({ montant: 100, divide: 3 })).text).toMatch(/100\s€.*3 paiements[\s\S]*34\s€/);
  });

  it('ERR-01 lets nobody write markup or headers into it', async () => {
    const info = { ...payer.info, prenom: '<img src=x>', nom: 'A\r\nBcc: everybody@example.org' };
    const mail = await paid({ info });
    expect(mail.html).not.toContain('<img');
    await createMailer(config()).send(mail);
    const eml = await readFile(join(folder, 'mails', `${mail.id}.eml`), 'utf8');
    const headers = eml.slice(0, eml.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers).toMatch(/^To: .*dana@example\.org/m);
    expect(headers).toContain(`Message-ID: <${mail.id}@pay.demo.test>`);
  });
});

describe('outbox', () => {
  it('SRV-03 tries again later what could not be sent, under the same id, and logs no address', async () => {
    const lines: string[] = [];
    const log = { ...world.deps.log, warn: (...args: unknown[]) => void lines.push(JSON.stringify(args)) } as never;
    const { url } = (await world.submit()).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    let down = true;
    const mailer = collector(() => down);
    expect(await sendDue({ ...world.deps, log }, mailer)).toBe(0);
    expect(lines.join()).toContain('EENVELOPE');
    expect(lines.join()).not.toContain('dana');
    down = false;
    expect(await sendDue(world.deps, mailer)).toBe(0);
    world.pass(1000);
    expect(await sendDue(world.deps, mailer)).toBe(1);
  });

  it('SRV-03 sends the same message again when the process died before it was noted', async () => {
    const { url } = (await world.submit()).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    const mailer = createMailer(config());
    const ids: string[] = [];
    const dying: Mailer = {
      close: () => mailer.close(),
      async send(mail) {
        ids.push(mail.id);
        await mailer.send(mail);
        if (ids.length === 1) throw new Error('killed');
      },
    };
    await sendDue(world.deps, dying);
    world.pass(1000);
    await sendDue(world.deps, dying);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await readdir(join(folder, 'mails'))).filter((name) => name.startsWith(ids[0]!))).toEqual([
      `${ids[0]}.eml`,
    ]);
  });

  it('SRV-03 is sent by one of several processes, however slowly the mail server takes it', async () => {
    const { url } = (await world.submit()).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    const quick = collector();
    let taken = 0;
    const slow: Mailer = {
      close() {},
      async send() {
        world.pass(60_000);
        taken += 1;
        expect(await sendDue(world.deps, quick)).toBe(0);
      },
    };
    expect(await sendDue(world.deps, slow)).toBe(1);
    expect([taken, quick.sent]).toEqual([1, []]);
  });

  it('SRV-29 lets others go first after each mail, and begins none once the server stops', async () => {
    for (let many = 0; many < 3; many += 1) {
      const { url } = (await world.submit()).body as { url: string };
      await world.press(url, 'pay');
    }
    await world.deliver();
    const stopping = new AbortController();
    const mailer = collector();
    let rests = 0;
    const giveWay = () => {
      rests += 1;
      if (rests === 2) stopping.abort();
      return Promise.resolve();
    };
    expect(await sendDue(world.deps, mailer, { signal: stopping.signal, giveWay })).toBe(2);
    expect([mailer.sent.length, rests]).toEqual([2, 2]);
    expect(await sendDue(world.deps, mailer)).toBe(1);
  });

  it('SRV-03 sends by SMTP when it is configured', async () => {
    const { server, port, lines } = await listenSmtp();
    const mailer = createMailer({ ...config(), smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'gifts@demo.test' });
    const mail = await paid();
    await mailer.send(mail);
    mailer.close();
    await new Promise((done) => server.close(done));
    expect(lines).toContain('MAIL FROM:<gifts@demo.test>');
    expect(lines).toContain('RCPT TO:<dana@example.org>');
    expect(lines).toContain(`Message-ID: <${mail.id}@pay.demo.test>`);
    expect(lines).toContain('Reply-To: hello@demo.test');
  });
});

/** As much of a mail server as one delivery needs. */
async function listenSmtp(): Promise<{ server: Server; port: number; lines: string[] }> {
  const lines: string[] = [];
  const server = createServer((socket: Socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (inData && line === '.') inData = false;
        else if (inData) continue;
        else if (line === 'DATA') inData = true;
        socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port, lines };
}
