import { readArrival, writeArrival } from './arrival';

describe('where a visitor came from', () => {
  it('PAY-05 is read from the address: accessId wins over a, and all five campaign parameters', () => {
    const query = '?x=1&utm_source=mail&utm_medium=email&utm_campaign=toit&utm_term=don&utm_content=bas&a=77';
    expect(readArrival(query)).toEqual({
      accessId: '77',
      utm: { source: 'mail', medium: 'email', campaign: 'toit', term: 'don', content: 'bas' },
    });
    expect(readArrival(`${query}&accessId=78`).accessId).toBe('78');
    expect(readArrival('?a=77&accessId=').accessId).toBe('77');
  });

  it('PAY-05 never makes a payment fail: too long, empty, with control characters, not text at all', () => {
    const { accessId = '', utm } = readArrival(`?a=${'é'.repeat(300)}&utm_source=%00%20&utm_term=a%00b&utm_medium=%ff`);
    expect(accessId).toBe('é'.repeat(200));
    expect(utm).toEqual({ term: 'ab', medium: '\ufffd' });
    expect(readArrival(`?a=${'x'.repeat(199)}${encodeURIComponent('😀')}`).accessId).toBe('x'.repeat(199));
  });

  it('PAY-05 is written so that it is read the same', () => {
    const arrival = { accessId: '7&8=9', utm: { source: 'é+ ', content: '%20' } };
    expect(readArrival(writeArrival(arrival))).toEqual({ ...arrival, utm: { ...arrival.utm, source: 'é+' } });
  });
});
