import { act, render, screen } from '@testing-library/react';
import type { Language } from '../../../contract/terms/languages';
import { siteTexts } from '../../../i18n/site';
import { chooseCurrency } from '../chosenCurrency';
import { organisation, pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { useAmounts } from './useAmounts';

function Amount() {
  return <p role="note">{useAmounts()(100)}</p>;
}

const show = async (lang: Language, devise = 'eur', passed = {}) => {
  const page = pageOf('NOT_FOUND', [], { lang, organisation: { ...organisation, devise } });
  return render(await viewOf({ View: Amount, texts: siteTexts }, page, { passed }));
};
const amount = () => screen.getByRole('note').textContent;

describe('useAmounts', () => {
  it('CUR-04 ELEM-01 begins with the currency that the tag of the site names', async () => {
    await show('fr', 'eur', { currency: 'usd' });
    await screen.findByText(/^108.\$/);
  });

  it('CUR-01 CUR-02 writes amounts in the currency of the language, and in the one that is chosen', async () => {
    await show('en');
    await screen.findByText('$108');
    act(() => chooseCurrency('ils'));
    expect(amount()).toBe('₪385');
    act(() => chooseCurrency('eur'));
    expect(amount()).toBe('€100');
  });

  it('CUR-02 converts nothing of an organisation in another currency', async () => {
    act(() => chooseCurrency('ils'));
    await show('en', 'gbp');
    expect(amount()).toBe('£100');
  });
});
