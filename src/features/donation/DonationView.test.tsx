import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { ApiError } from '../../client/apiError';
import type { Caisse } from '../../contract/records/caisses';
import { donation as hebrew } from '../../i18n/donation/he';
import { ElementContextProvider } from '../../runtime/context';
import { DonationView } from './DonationView';
import type { DonationViewProps } from './DonationViewProps';
import { buildElement, caisse, organisation, type TestOptions } from './testing/buildElement';

const intent = { success: true, data: { id: 'i1', url: 'https://soleil.example/paiement', expiresAt: '' } };
const user = userEvent.setup();

function show(props: DonationViewProps = {}, options: TestOptions = {}) {
  const element = buildElement({ answer: (id) => (id === 'INTENT-CREATE' ? intent : undefined), ...options });
  const view = render(
    <ElementContextProvider value={element.context}>
      <DonationView {...props} />
    </ElementContextProvider>,
  );
  return { ...element, container: view.container };
}

const withCaisses = (caisses: Caisse[], config = {}): TestOptions => ({
  context: { organisation: { ...organisation, caisses, config } },
});
const presets = () =>
  screen
    .getAllByRole('radio')
    .slice(2)
    .map((radio) => radio.parentElement?.textContent.replace(/\s/g, ' '));
const amountField = () => screen.getByRole('textbox', { name: 'Autre montant' });
const button = () => screen.getByRole('button', { name: /^Donner/ });
const sentConfig = ({ calls }: { calls: { id: string; sent: unknown }[] }) =>
  (calls.find(({ id }) => id === 'INTENT-CREATE')?.sent as { config: unknown } | undefined)?.config;

it('DON-05 suggests 50 to 2000 euros, unless the site or the fund has its own amounts', () => {
  show();
  expect(presets()).toEqual(['50 €', '100 €', '250 €', '500 €', '1 000 €', '2 000 €']);
});

it('DON-05 the amounts of the fund win over those of the site', () => {
  const own = { ...caisse, presetButtons: [{ text: 'Hai', montant: 18 }] };
  const config = { 'page.don.presetButtons': [{ text: '', montant: 36 }] };
  show({ caisseId: 'toit' }, withCaisses([own], config));
  expect(presets()).toEqual(['18 €Hai']);
});

it('DON-06 a preset fills the field and the button; typing chooses a preset of the same amount', async () => {
  show();
  await user.click(screen.getByLabelText('100 €'));
  expect(amountField()).toHaveValue('100');
  expect(button()).toHaveTextContent('Donner 100 €');
  await user.clear(amountField());
  await user.type(amountField(), '12,9');
  expect(amountField()).toHaveValue('12,9');
  expect(button()).toHaveTextContent('Donner 12 €');
  expect(screen.getByLabelText('100 €')).not.toBeChecked();
  await user.tab();
  expect(amountField()).toHaveValue('12');
  await user.clear(amountField());
  await user.type(amountField(), '50');
  expect(screen.getByLabelText('50 €')).toBeChecked();
});

it.each(['', '0', 'abc'])(
  'DON-07 with "%s" in the field nothing is sent, and the field says what it needs',
  async (text) => {
    const element = show();
    if (text) await user.type(amountField(), text);
    await user.click(button());
    expect(element.calls).toEqual([]);
    expect(element.events).toEqual([]);
    expect(amountField()).toHaveFocus();
    expect(amountField()).toHaveAccessibleDescription('Choisissez un montant ou saisissez le vôtre.');
    await user.type(amountField(), '5');
    expect(amountField()).toBeValid();
  },
);

it('DON-07 DON-12 a general gift goes to a checkout intent', async () => {
  const element = show();
  await user.type(amountField(), '12{Enter}');
  await waitFor(() => expect(element.events).toHaveLength(2));
  expect(sentConfig(element)).toMatchObject({
    type: 'GENERAL',
    typeId: null,
    montant: 12,
    devise: 'eur',
    cerfa: true,
    assoc: 'A',
    abo: false,
    returnUrl: location.href,
  });
  expect(element.events).toEqual([
    { name: 'org-donation-start', detail: { montant: 12, devise: 'eur', caisseId: null, abo: false } },
    { name: 'org-checkout-open', detail: expect.objectContaining({ intent: 'i1' }) },
  ]);
  expect(button()).not.toHaveAttribute('aria-busy');
});

it('PAY-06 promises a receipt only where the organisation issues receipts', () => {
  const issuer = { ...organisation, caisses: [caisse], delivreRecus: true };
  show({ caisseId: 'toit' }, withCaisses([caisse]));
  expect(screen.getByText('Paiement sécurisé')).toBeVisible();
  expect(screen.queryByText(/Reçu fiscal/)).toBeNull();
  cleanup();
  show({ caisseId: 'toit' }, { context: { organisation: issuer } });
  expect(screen.getByText('Paiement sécurisé · Reçu fiscal')).toBeVisible();
  cleanup();
  show({ caisseId: 'toit' }, { context: { organisation: { ...issuer, caisses: [{ ...caisse, cerfa: false }] } } });
  expect(screen.queryByText(/Reçu fiscal/)).toBeNull();
});

it('DON-12 a monthly gift to a fund carries its receipt and twelve months', async () => {
  const element = show({ caisseId: 'toit' }, withCaisses([caisse]));
  await user.click(screen.getByLabelText('Chaque mois'));
  await user.click(screen.getByLabelText('50 €'));
  expect(button()).toHaveTextContent('Donner 50 € par mois');
  await user.click(button());
  await waitFor(() => expect(sentConfig(element)).toBeDefined());
  expect(sentConfig(element)).toMatchObject({ type: 'CAISSE', typeId: 'toit', assoc: 'B', abo: true, nbMonth: 12 });
});

it('ELEM-01 a host that prevents org-donation-start keeps the gift', async () => {
  const element = show({}, { prevented: ['org-donation-start'] });
  await user.click(screen.getByLabelText('50 €'));
  await user.click(button());
  expect(element.calls).toEqual([]);
});

it('ERR-02 the refusal of the server is shown in its own words, and what was typed stays', async () => {
  show({}, { answer: () => ({ success: false, error: '<b>Trop</b> élevé' }) });
  await user.type(amountField(), '77');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('<b>Trop</b> élevé');
  expect(amountField()).toHaveValue('77');
});

it('DON-07 a second press while the first is under way does nothing', async () => {
  const element = show({}, { answer: () => new Promise(() => undefined) });
  await user.type(amountField(), '12');
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  await user.click(screen.getByRole('button'));
  await user.type(amountField(), '{Enter}');
  await waitFor(() => expect(element.calls).toHaveLength(1));
  expect(element.events).toHaveLength(1);
});

it('DON-09 GOAL-03 shows goal, amount raised and percentage with the margin on both sides', () => {
  const { container } = show({ caisseId: 'toit' }, withCaisses([caisse]));
  expect(container.querySelector('.goal-raised strong')).toHaveTextContent('500 €');
  expect(screen.getByText('collectés sur 1 200 €')).toBeVisible();
  expect(screen.getByText('41%')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '41%');
});

it('DON-09 a smart fund shows what is left; a fund without a goal shows no percentage', () => {
  const smart = { ...caisse, id: 'smart', smart: true, reste: 250 };
  const free = { ...caisse, id: 'free', withObjectif: false };
  const { unmount } = render(
    <ElementContextProvider value={buildElement(withCaisses([smart])).context}>
      <DonationView caisseId="smart" />
    </ElementContextProvider>,
  );
  expect(screen.getByText('Il reste 250 € à réunir')).toBeVisible();
  expect(screen.getByText('75%')).toBeVisible();
  unmount();
  show({ caisseId: 'free' }, withCaisses([free]));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  ['paused', { paused: true }],
  ['inactive', { active: false }],
  ['reached', { total: 1000 }],
])('DON-08 STR-40 a fund that is %s shows the notice and the way home', (_, part) => {
  show({ caisseId: 'toit' }, withCaisses([{ ...caisse, ...part }]));
  expect(screen.getByText('Cette cagnotte est expiré !')).toBeVisible();
  expect(
    screen.getByText(
      'Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', 'https://soleil.example');
  expect(screen.queryByRole('button')).toBeNull();
});

it('DON-04 the page of the main fund names it', () => {
  show();
  expect(screen.getByText(/Caisse Principale/)).toBeVisible();
});

it('DON-01 with several open funds the visitor picks one', async () => {
  const element = show({}, withCaisses([caisse, { ...caisse, id: 'b', name: 'Bibliothèque', hidden: true }]));
  const picker = screen.getByRole('combobox', { name: 'Je donne pour' });
  expect([...picker.children].map((option) => option.textContent)).toEqual(['Caisse Principale', caisse.name]);
  await user.selectOptions(picker, caisse.name);
  expect(screen.getByRole('progressbar')).toBeVisible();
  await user.click(screen.getByLabelText('50 €'));
  await user.click(button());
  await waitFor(() => expect(sentConfig(element)).toMatchObject({ type: 'CAISSE', typeId: 'toit' }));
});

it('CALL-26 an open card reads its fund every 5 seconds and shows the new total', async () => {
  const element = show(
    { caisseId: 'toit' },
    { ...withCaisses([caisse]), answer: () => ({ data: { ...caisse, total: 400 } }) },
  );
  await waitFor(() => {
    act(() => element.pass(5000));
    expect(screen.getByText('600 €')).toBeVisible();
  });
  expect(element.calls[0]).toEqual({ id: 'CALL-26', sent: { caisseId: 'toit' } });
});

it('CALL-26 a fund that the organisation did not bring is read at once', async () => {
  show({ caisseId: 'toit' }, { answer: () => ({ data: caisse }) });
  expect(await screen.findByRole('heading', { name: caisse.name })).toBeVisible();
});

it('ERR-02 a fund that the server does not know is said to be missing', async () => {
  const answer = () => {
    throw new ApiError('http', 'CALL-26: status 404', 404);
  };
  show({ caisseId: 'gone' }, { answer });
  expect(await screen.findByText('Cette cagnotte est introuvable')).toBeVisible();
});

it('CUR-02 names the amount charged where another currency is shown', async () => {
  const element = show({}, { context: { lang: 'he', direction: 'rtl', featureTexts: hebrew } });
  expect(presets()[0]).toBe('192 ₪');
  await user.type(screen.getByRole('textbox'), '10');
  expect(screen.getByRole('button')).toHaveTextContent('10 ₪ ≈ 3 €');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(sentConfig(element)).toMatchObject({ montant: 3, devise: 'eur' }));
});

it('CUR-02 what would be charged less than 1 € is refused kindly', async () => {
  const element = show({}, { context: { lang: 'he', direction: 'rtl', featureTexts: hebrew } });
  await user.type(screen.getByRole('textbox'), '1');
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveTextContent('1€');
  expect(element.calls).toEqual([]);
});

it('CUR-04 a switch inside the field changes the currency', async () => {
  show({}, { context: { organisation: { ...organisation, devises: ['eur', 'usd'] } } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Devise' }), 'usd');
  expect(presets()[0]).toMatch(/^54.\$US$/);
});

it('DON-02 the banner stands above, content beside the card', async () => {
  const config = { 'page.don.bg.image': '/b.jpg', 'page.don.content': '<p>Notre <strong>école</strong></p>' };
  const { container } = show({}, withCaisses([], config));
  expect(container.querySelector('.donation-banner')).toHaveAttribute('src', 'https://api.example/b.jpg');
  expect((await screen.findByText('école')).tagName).toBe('STRONG');
});

it('DON-02 passes axe', async () => {
  const { container } = show({ caisseId: 'toit' }, withCaisses([caisse]));
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it.each([
  ['the card', {}],
  ['the box', { quick: true }],
] as const)('ENT-30 %s says of a trial that no money is taken, and nothing of it where money is', async (_, props) => {
  const inMode = (mode: 'test' | 'live'): TestOptions => ({ context: { organisation: { ...organisation, mode } } });
  show(props, inMode('test'));
  expect(await screen.findByText('Essai : aucun argent n’est débité')).toBeVisible();
  expect(screen.queryByText(/^Paiement sécurisé/)).toBeNull();
  cleanup();
  show(props, inMode('live'));
  await screen.findByRole('textbox');
  expect(screen.queryByText(/Essai/)).toBeNull();
});
