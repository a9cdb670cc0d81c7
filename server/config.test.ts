import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orgkit-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ ORGKIT_DATA: join(folder, 'data'), ...env });

describe('readConfig', () => {
  it('PROD-04 needs nothing', () => {
    expect(read({ PUBLIC_URL: '', LOG_LEVEL: ' ' })).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      defaultOrganisation: 'demo',
      trustProxy: undefined,
      logLevel: 'info',
    });
  });

  it('SRV-03 makes the webhook key once and keeps it for nobody else’s eyes', () => {
    const { webhooks } = read().keys;
    expect(webhooks).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(read().keys.webhooks).toEqual(webhooks);
    expect(statSync(join(folder, 'data', 'webhook-secret')).mode & 0o777).toBe(0o600);
    expect(read({ PAYMENT_WEBHOOK_SECRET: 'given' }).keys.webhooks).toEqual(['given']);
  });

  it('PRIV-06 reads how long things of people are kept, kind by kind', () => {
    expect(read().retention).toBeUndefined();
    expect(read({ ORGKIT_RETENTION: ' mails=2 , accounts=30' }).retention).toEqual({ mails: 2, accounts: 30 });
  });

  it.each(['mails=1', 'mails=366', 'letters=30', 'mails', 'mails=', 'mails=30;accounts=10', 'mails=-5', 'mails=3.5'])(
    'PRIV-06 refuses to keep %s, and says what is allowed',
    (setting) => {
      const start = () => read({ ORGKIT_RETENTION: setting });
      expect(start).toThrow(/ORGKIT_RETENTION.*abandoned=7-365.*mails=2-365.*receipts=3-30/s);
    },
  );

  it.each([
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'dons.example.org'],
    ['PUBLIC_URL', 'https://example.org/dons'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['ORGKIT_ADMIN_TOKEN', 'two words'],
    ['ORGKIT_DEFAULT_ORG', 'a/b'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'dons'],
    ['LOG_LEVEL', 'loud'],
    ['VIDEO_EMBED_URL', 'http://video.example/'],
  ])('PROD-04 refuses %s=%s in one line that names it, and writes nothing', (name, value) => {
    const reading = () => read({ [name]: value });
    expect(reading).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('SRV-10 refuses one token for two purposes', () => {
    expect(() => read({ ORGKIT_ADMIN_TOKEN: 'same', ORGKIT_OPERATOR_TOKEN: 'same' })).toThrow(/another one/);
  });

  it('SRV-09 trusts a number of proxies or their addresses', () => {
    expect(read({ TRUST_PROXY: '1' }).trustProxy).toBe('1');
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe('loopback, 10.0.0.0/8');
    expect(read({ TRUST_PROXY: '0' }).trustProxy).toBeUndefined();
  });

  it('PROD-01 says that the data folder cannot be written, or holds an empty key', () => {
    writeFileSync(join(folder, 'data'), 'a file');
    expect(() => read()).toThrow(/^ORGKIT_DATA must be a folder/);
    rmSync(join(folder, 'data'));
    read();
    writeFileSync(join(folder, 'data', 'webhook-secret'), '');
    expect(() => read()).toThrow(/is empty/);
    expect(readFileSync(join(folder, 'data', 'webhook-secret'), 'utf8')).toBe('');
  });
});
