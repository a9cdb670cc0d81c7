import examples from 'libphonenumber-js/mobile/examples';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { allDialCodes } from './allDialCodes';
import { numberingPlans } from './numberingPlans';
import { createPhoneLibrary } from './phoneLibrary';
import { parsePhone } from './parsePhone';

/** A library that notes which plans it fetches. */
function watched() {
  const fetched: string[] = [];
  const plans = Object.fromEntries(
    Object.entries(numberingPlans).map(([code, load]) => [
      code,
      () => {
        fetched.push(code);
        return load();
      },
    ]),
  );
  return { fetched, library: createPhoneLibrary(plans) };
}

const numbers = [...allDialCodes].map(([country, dialCode]) => {
  const national = examples[country as CountryCode];
  const written = parsePhoneNumberFromString(`+${dialCode}${national}`, metadata)?.formatNational() ?? '';
  return [country, `+${dialCode}${national}`, written] as const;
});

describe('the telephone library', () => {
  it.each(numbers)(
    'FORM-34 the example of %s, %s, typed digit by digit, arrives as E.164',
    async (country, e164, written) => {
      for (const [text, from] of [
        [written, country],
        [e164, country],
        [e164, country === 'FR' ? 'IL' : 'FR'],
      ] as const) {
        const { fetched, library } = watched();
        await library.load({ text: '', country: from });
        for (let end = 1; end <= text.length; end += 1) {
          const typed = { text: text.slice(0, end), country: from };
          expect(() => parsePhone(typed, library)).not.toThrow();
          await library.load(typed);
        }
        expect(parsePhone({ text, country: from }, library)).toEqual({ state: 'valid', e164 });
        const needed = [allDialCodes.get(from), allDialCodes.get(country)];
        expect(fetched.filter((code) => !needed.includes(code))).toEqual([]);
      }
    },
  );

  it('FORM-34 fetches the plan of a calling code once, and that of another when it is typed', async () => {
    const { fetched, library } = watched();
    await library.load({ text: '', country: 'FR' });
    await library.load({ text: '06', country: 'FR' });
    await library.load({ text: '+33', country: 'IL' });
    expect(fetched).toEqual(['33']);
    await library.load({ text: '00 972 50', country: 'FR' });
    expect(fetched).toEqual(['33', '972']);
  });

  it('FORM-34 does not judge a number before its plan has come', async () => {
    const { library } = watched();
    expect(library.parse('0612345678', 'FR')).toBeUndefined();
    expect(parsePhone({ text: '061234567', country: 'FR' }, library).state).toBe('valid');
    await library.load({ text: '061234567', country: 'FR' });
    expect(parsePhone({ text: '061234567', country: 'FR' }, library).state).toBe('invalid');
  });

  it('FORM-34 asks for a plan again after it could not be fetched', async () => {
    let tries = 0;
    const load = numberingPlans['33']!;
    const library = createPhoneLibrary({
      33: async () => {
        tries += 1;
        if (tries === 1) throw new Error('offline');
        return load();
      },
    });
    await expect(library.load({ text: '', country: 'FR' })).rejects.toThrow('offline');
    await library.load({ text: '', country: 'FR' });
    expect(library.parse('0612345678', 'FR')).toMatchObject({ e164: '+33612345678' });
  });

  it('FORM-34 reads a number dialled as people of the country call abroad', async () => {
    const { library } = watched();
    const typed = { text: '011 972 50 123 4567', country: 'US' };
    await library.load(typed);
    expect(parsePhone(typed, library)).toEqual({ state: 'valid', e164: '+972501234567' });
  });

  it.each(['+999123456', '+0612345678', '+'])('FORM-34 %s belongs to no country', async (text) => {
    const { library } = watched();
    await library.load({ text, country: 'FR' });
    expect(parsePhone({ text, country: 'FR' }, library).state).toBe('invalid');
  });
});
