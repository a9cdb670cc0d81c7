import { currencyChoices } from './currencyChoices';

const organisation = {
  devise: 'eur',
  domain: 'soleil.example',
  devises: ['eur', 'usd', 'gbp', 'ils'],
  devisesInterfaces: [{ devise: 'ils', domain: 'soleil.co.il', prefix: '/he/' }],
};
const page = { host: 'soleil.example', pathname: '/don/toit', search: '?a=1' };

it('CUR-04 offers what is charged or has a rate; a currency with an interface leads to its domain, same path', () => {
  expect(currencyChoices(organisation, 'eur', 'fr', page)).toEqual([
    { devise: 'eur', href: null },
    { devise: 'usd', href: null },
    { devise: 'ils', href: 'https://soleil.co.il/he/don/toit?a=1' },
  ]);
});

it('CUR-04 on the page of somebody else there is no way to another domain', () => {
  const choices = currencyChoices(organisation, 'eur', 'fr', { ...page, host: 'blog.example' });
  expect(choices.map(({ devise }) => devise)).toEqual(['eur', 'usd']);
});

it('CUR-04 the currency shown now is always among them', () => {
  expect(currencyChoices({ devise: 'eur', devises: ['eur'] }, 'usd', 'en', page)).toEqual([
    { devise: 'usd', href: null },
    { devise: 'eur', href: null },
  ]);
});

it('CUR-02 an organisation that is not in euros converts nothing', () => {
  expect(currencyChoices({ devise: 'gbp', devises: ['gbp', 'usd', 'eur'] }, 'gbp', 'en', page)).toEqual([
    { devise: 'gbp', href: null },
  ]);
});
