import { render, screen } from '@testing-library/react';
import { siteTexts } from '../../../i18n/site';
import { organisation, pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { CurrencySelect } from './CurrencySelect';

it('CUR-04 ELEM-01 begins with the currency that the tag of the site names, as the gifts in it do', async () => {
  const page = pageOf('SERVICES', [], { organisation: { ...organisation, devises: ['eur', 'usd', 'ils'] } });
  const show = async (passed: Record<string, string>) =>
    render(await viewOf({ View: CurrencySelect, texts: siteTexts }, page, { passed }));
  const { unmount } = await show({ currency: 'usd' });
  expect(screen.getByRole('combobox', { name: 'Devise' })).toHaveValue('usd');
  unmount();
  await show({});
  expect(screen.getByRole('combobox', { name: 'Devise' })).toHaveValue('eur');
});
