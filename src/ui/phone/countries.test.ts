import metadata from 'libphonenumber-js/min/metadata';
import { allDialCodes } from './allDialCodes';
import { countryOfLanguage, listCountries } from './countries';
import { FREQUENT_COUNTRIES, knownDialCodes, loadDialCodes } from './dialCodes';

describe('countries', () => {
  it('I18N-01 are listed by their names in the visitor’s language, the frequent ones first', () => {
    const countries = listCountries('fr', ['IL', 'FR'], allDialCodes);
    expect(countries.slice(0, 2)).toEqual([
      { code: 'IL', name: 'Israël', dialCode: '972' },
      { code: 'FR', name: 'France', dialCode: '33' },
    ]);
    const names = countries.slice(2).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
    expect(listCountries('he', ['IL'], allDialCodes)[0]).toMatchObject({ code: 'IL', name: 'ישראל' });
  });

  it.each([
    ['fr', 'FR'],
    ['en', 'US'],
    ['he', 'IL'],
    ['it', 'FR'],
    ['pt', 'FR'],
    ['ru', 'FR'],
  ] as const)('FORM-34 a form in %s starts with %s', (lang, country) => {
    expect(countryOfLanguage(lang)).toBe(country);
  });
});

describe('dial codes', () => {
  it('FORM-34 ACC-10 are listed once for each country, as the library knows them', () => {
    const known = Object.entries(metadata.countries).map(([country, entry]) => [country, String(entry[0])] as const);
    const named = known.filter(([country]) => country !== 'AC' && country !== 'TA');
    expect([...allDialCodes].sort()).toEqual([...named].sort());
  });

  it('FORM-34 are those of the frequent countries until the list has come', async () => {
    expect([...knownDialCodes().keys()]).toEqual(FREQUENT_COUNTRIES);
    for (const [country, code] of knownDialCodes()) expect(allDialCodes.get(country)).toBe(code);
    expect(await loadDialCodes()).toBe(allDialCodes);
    expect(knownDialCodes()).toBe(allDialCodes);
  });
});
