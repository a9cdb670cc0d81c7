import fc from 'fast-check';
import { checkoutAddress, safeReturnUrl } from '..';

const organisation = { hosts: ['shul.org'], addresses: ['https://sites.example/shul'] };
const fallback = 'https://sites.example/shul/';
const back = (url: string | null | undefined, of: Parameters<typeof safeReturnUrl>[1] = organisation) =>
  safeReturnUrl(url, of, fallback);

describe('safeReturnUrl', () => {
  it.each([
    'https://shul.org/',
    'https://shul.org/don/roof?x=1&y=%20#top',
    'http://shul.org/don',
    'https://sites.example/shul',
    'https://sites.example/shul/',
    'https://sites.example/shul/don?x=https://evil.com',
    'https://shul.org/@evil.com',
  ])('SRV-04 keeps %s', (url) => {
    expect(back(url)).toEqual({ url, replaced: false });
  });

  it('SRV-04 compares hosts and default ports as browsers do', () => {
    expect(back('HTTPS://SHUL.ORG:443/x')).toEqual({ url: 'https://shul.org/x', replaced: false });
    expect(back('http://127.0.0.1:4321/x', { hosts: ['127.0.0.1:4321'] }).replaced).toBe(false);
    expect(back('http://localhost:3000/x', { addresses: ['http://localhost:3000'] }).replaced).toBe(false);
  });

  it.each([
    null,
    undefined,
    '',
    '/don',
    'shul.org',
    '//shul.org/',
    'javascript:alert(1)',
    'javascript://shul.org/%0aalert(1)',
    'data:text/html,x',
    'ftp://shul.org/',
    'https:shul.org',
    'https:/shul.org',
    'https:///shul.org',
    'https:\\\\shul.org',
    'https://evil.com\\@shul.org/',
    'https://shul.org\\.evil.com/',
    'https://evil.com/\\shul.org',
    'https://user@shul.org/',
    'https://:secret@shul.org/',
    'https://shul.org@evil.com/',
    'https://shul.org:' + 'x@evil.com/',
    'https://shul.org:8443/',
    'https://shul.org.evil.com/',
    'https://evilshul.org/',
    'https://a.shul.org/',
    'https://shul.org./',
    'https://evil.com/?https://shul.org/',
    'https://evil.com#@shul.org/',
    ' https://shul.org/',
    'https://shul.org/\n',
    'https://shul\t.org/',
    'https://sites.example/',
    'https://sites.example/shul2',
    'https://sites.example/other',
    'https://sites.example/shul/../other',
    'https://sites.example/shul/%2e%2e/other',
    'https://sites.example:444/shul',
    'http://sites.example/shul',
    'https://[::1',
  ])('SRV-04 replaces %j', (url) => {
    expect(back(url)).toEqual({ url: fallback, replaced: true });
  });

  it('SRV-04 replaces everything when the organisation has no address', () => {
    for (const none of [
      {},
      { hosts: [''], addresses: [''] },
      { addresses: [null, undefined, 'nonsense'] },
      { hosts: ['?'] },
    ])
      expect(back('https://shul.org/', none).replaced).toBe(true);
  });

  it('SRV-04 never sends anybody to a host that is not the organisation’s', () => {
    const bits = fc.constantFrom(
      'https://',
      'http:',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '/',
      'shul.org',
      'evil.com',
      '#',
      '?',
      '%2f',
      '\t',
      'sites.example',
      'shul',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
        const { url } = back(parts.join(''));
        expect(['shul.org', 'sites.example']).toContain(new URL(url).host);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('checkoutAddress', () => {
  it.each([
    ['https://a.org/paiement', { intent: 'i' }, 'https://a.org/paiement?intent=i'],
    ['/en/paiement?a=77', { intent: 'i' }, '/en/paiement?intent=i&a=77'],
    ['/paiement?theme=CAMPAGNE&x=%20+é', { intent: 'i' }, '/paiement?intent=i&theme=CAMPAGNE&x=%20+é'],
    ['/paiement?intent=old&a=1&intent=older#top', { intent: 'new' }, '/paiement?intent=new&a=1#top'],
    ['/paiement?%69ntent=old', { intent: 'new' }, '/paiement?intent=new'],
    ['/paiement?', { intent: 'i', a: 'b&c=d', b: '', c: null, d: undefined }, '/paiement?intent=i&a=b%26c%3Dd'],
    ['/paiement?x=1', {}, '/paiement?x=1'],
    ['', { intent: 'i' }, '?intent=i'],
    ['/p?a=b?c', { intent: 'i' }, '/p?intent=i&a=b?c'],
  ])('ELEM-03 turns %s with %j into %s', (base, parameters, expected) => {
    expect(checkoutAddress(base, parameters)).toBe(expected);
  });
});
