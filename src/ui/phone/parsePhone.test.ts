import { loadDialCodes } from './dialCodes';
import { phoneLibrary } from './phoneLibrary';
import { parsePhone, tidyPhone } from './parsePhone';

beforeAll(async () => {
  await loadDialCodes();
  for (const country of ['FR', 'US', 'IL', 'IT', 'RU']) await phoneLibrary.load({ text: '', country });
});

describe('parsePhone', () => {
  it.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06.12.34.56.78', 'FR', '+33612345678'],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['050-123-4567', 'IL', '+972501234567'],
    ['+972 50 123 4567', 'FR', '+972501234567'],
    ['0033 6 12 34 56 78', 'IL', '+33612345678'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['8 912 345 67 89', 'RU', '+79123456789'],
  ])('FORM-34 reads %s typed under %s as %s, with the library and before it has come', (text, country, e164) => {
    expect(parsePhone({ text, country }, phoneLibrary)).toEqual({ state: 'valid', e164 });
    expect(parsePhone({ text, country }, null)).toEqual({ state: 'valid', e164 });
  });

  it('FORM-34 calls nothing typed empty, not invalid', () => {
    expect(parsePhone({ text: '  ', country: 'FR' }, phoneLibrary)).toEqual({ state: 'empty', e164: null });
  });

  it.each(['abc', '06 12 34 56 7x', '+', '12'])('PAY-13 refuses %s even before the library has come', (text) => {
    expect(parsePhone({ text, country: 'FR' }, null)).toEqual({ state: 'invalid', e164: null });
    expect(parsePhone({ text, country: 'FR' }, phoneLibrary)).toEqual({ state: 'invalid', e164: null });
  });

  it('FORM-34 refuses a French number that lacks a digit; without the library the server decides', () => {
    expect(parsePhone({ text: '061234567', country: 'FR' }, phoneLibrary).state).toBe('invalid');
    expect(parsePhone({ text: '061234567', country: 'FR' }, null).state).toBe('valid');
  });
});

describe('tidyPhone', () => {
  it('FORM-34 writes a remembered number as its country does, under that country', () => {
    expect(tidyPhone({ text: '+33612345678', country: 'IL' }, phoneLibrary)).toEqual({
      text: '06 12 34 56 78',
      country: 'FR',
    });
  });

  it('FORM-34 leaves alone what cannot be read, and everything before the library has come', () => {
    const wrong = { text: '061234567', country: 'FR' };
    expect(tidyPhone(wrong, phoneLibrary)).toBe(wrong);
    const early = { text: '0612345678', country: 'FR' };
    expect(tidyPhone(early, null)).toBe(early);
  });
});
