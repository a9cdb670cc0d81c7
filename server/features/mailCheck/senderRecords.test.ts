import { readSenderRecords } from './senderRecords';

const config = {
  publicUrl: 'https://orgkit.test',
  mailFrom: 'dons@lettres.maison.example',
  smtpUrl: 'smtp://localhost',
};
const refused = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
const read = (records: Readonly<Record<string, string[][] | 'ESERVFAIL'>>, changed: object = {}) =>
  readSenderRecords({
    config: { ...config, ...changed } as never,
    resolveTxt: (name) => {
      const found = records[name] ?? 'ENODATA';
      return typeof found === 'string' ? refused(found) : Promise.resolve(found);
    },
  });
const domain = 'lettres.maison.example';

describe('records of the sender', () => {
  it('CALL-94 finds SPF at the domain itself and DMARC there or above, in records of several parts', async () => {
    const spf = [['google-site-verification=x'], ['v=spf1 include:', 'mail.example -all']];
    expect(await read({ [domain]: spf, '_dmarc.maison.example': [['v=DMARC1; p=reject']] })).toEqual({
      domain,
      spf: 'found',
      dmarc: 'found',
    });
    expect(await read({ 'maison.example': spf, '_dmarc.example': [['v=DMARC10']] })).toEqual({
      domain,
      spf: 'missing',
      dmarc: 'missing',
    });
  });

  it('CALL-94 tells several records, and what could not be looked up, from none', async () => {
    const twice = [['v=spf1 -all'], ['V=SPF1']];
    expect(await read({ [domain]: twice, [`_dmarc.${domain}`]: 'ESERVFAIL' })).toEqual({
      domain,
      spf: 'several',
      dmarc: 'unknown',
    });
  });

  it('CALL-94 looks nothing up where no mails are sent, or from no domain', async () => {
    const resolved = { [domain]: [['v=spf1 -all']] };
    expect(await read(resolved, { smtpUrl: undefined })).toBeNull();
    expect(await read(resolved, { mailFrom: undefined, publicUrl: 'http://localhost:3000' })).toBeNull();
  });
});
