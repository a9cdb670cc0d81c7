import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { organisation, type SeenCall } from '../../../runtime/testing/buildElement';
import { GiveForm } from './GiveForm';
import { renderGive, teamOf, type GiveOptions } from './testing/renderGive';

const user = userEvent.setup();
const intent = { success: true, data: { id: 'i1', url: 'https://soleil.example/paiement', expiresAt: '' } };

/** The form and its checkouts; the window stays. */
async function show(options: GiveOptions = {}, place: 'modal' | 'side' = 'modal') {
  const view = await renderGive(<GiveForm place={place} />, {
    answer: () => ({ json: intent }),
    prevent: (name) => name === 'org-checkout-open',
    ...options,
  });
  await screen.findByRole('button', { name: /^(Donner|Promettre)/ });
  return view;
}
const configs = (calls: readonly SeenCall[]) => calls.map(({ body }) => (body as { config: unknown }).config);
const withConfig = (config: Campaign['config'], more: Partial<Campaign> = {}): GiveOptions => ({
  campaign: { config, ...more },
});
const amount = () => screen.getByRole('textbox', { name: /^(Autre montant|Montant)$/ });
const button = () => screen.getByRole('button', { name: /^(Donner|Promettre)/ });
const type = async (text: string) => {
  await user.clear(amount());
  if (text) await user.type(amount(), text);
};
const frequency = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it.each([
  ['', 'modal', {}, 'Ce champ est obligatoire'],
  ['', 'side', {}, 'Minimum 1€'],
  ['', 'side', { minMontant: 50 }, 'Minimum 50€'],
  ['abc', 'modal', {}, 'Montant invalide'],
  ['0,5', 'modal', {}, 'Le montant doit être au minimum de 1€'],
  ['0,5', 'side', {}, 'Minimum 1€'],
  ['49', 'side', { minMontant: 50 }, 'Minimum 50€'],
  ['49', 'modal', { minMontant: 50 }, 'Minimum 50€'],
  ['5', 'modal', { minMontant: 50, forceMonthNb: 12 }, 'Minimum 50€'],
] as const)('MODAL-02 MODAL-06 "%s" in the %s form with %j: %s', async (text, place, config, said) => {
  const { calls, events } = await show(withConfig(config), place);
  await type(text);
  await user.click(button());
  expect(amount()).toHaveAccessibleDescription(said);
  expect(amount()).toHaveFocus();
  expect([calls, events]).toEqual([[], []]);
});

it('MODAL-06 says the least amount of the campaign beforehand, in the currency shown, and suggests none below it', async () => {
  await show({ ...withConfig({ minMontant: 180 }), settings: { currency: 'ils' } });
  expect(amount()).toHaveAccessibleDescription('Minimum 692₪');
  expect(screen.getAllByRole('radio', { name: /₪/ }).map(({ ariaLabel }) => ariaLabel)).toHaveLength(4);
  await type('691');
  await user.click(button());
  expect(amount()).toHaveAccessibleDescription('Minimum 692₪');
  await type('692');
  expect(button()).toHaveTextContent('Donner 692 ₪ ≈ 180');
});

it('MODAL-01 TEAM-01 DON-07 hands over what was chosen, and the campaign, team, source and name with it', async () => {
  const teams = [teamOf('lev', 'Lev'), teamOf('tov', 'Tov'), teamOf('caché', 'Cachée', true)];
  const { calls, events } = await show({
    campaign: { teams, sources: [{ param: 'lettre' }] },
    team: 'lev',
    source: 'lettre',
  });
  expect(screen.getByRole('combobox', { name: 'Équipe soutenue' })).toHaveValue('lev');
  expect(screen.queryByRole('option', { name: 'Cachée' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Équipe soutenue' }), 'Tov');
  await user.click(screen.getByLabelText('50 €'));
  await user.type(screen.getByRole('textbox', { name: /^Nom affiché/ }), 'Ana');
  expect(button()).toHaveTextContent('Donner 50 €');
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(configs(calls)).toMatchObject([
    {
      type: 'CAMPAGNE',
      typeId: 'toit',
      montant: 50,
      devise: 'eur',
      abo: false,
      nbMonth: 1,
      team: 'tov',
      source: 'lettre',
      campagne: { displayName: 'Ana' },
    },
  ]);
  expect(events[0]).toEqual({
    name: 'org-donation-start',
    detail: { montant: 50, devise: 'eur', caisseId: null, campaignId: 'toit', abo: false },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Rester anonyme' }));
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(configs(calls)[1]).toHaveProperty('campagne', { label: 'Un toit' });
});

it('MODAL-01 goes nowhere when a listener prevents it, and says what the server refuses', async () => {
  const answer = () => ({ status: 422, json: { success: false, error: 'Cette campagne est finie.' } });
  const { calls } = await show({ answer, prevent: () => calls.length > 0 });
  await type('20');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Cette campagne est finie.');
  await user.click(button());
  expect(calls).toHaveLength(1);
});

it('MODAL-03 splits from the maximum on, with the exact list one click away; below it resets to none', async () => {
  const { calls } = await show();
  await type('11');
  expect(frequency('En plusieurs fois')).toBeDisabled();
  await type('100');
  await user.click(frequency('En plusieurs fois'));
  const parts = screen.getByRole('combobox', { name: 'Nombre de versements' });
  expect(parts.querySelectorAll('option')).toHaveLength(11);
  await user.selectOptions(parts, '3');
  expect(screen.getByRole('option', { name: /^En 3 fois · environ 33\s€ \/ mois$/, selected: true })).toBeVisible();
  await user.click(screen.getByText('Voir les montants exacts'));
  const listed = [...document.querySelectorAll('.give-schedule li')].map(({ textContent }) => textContent);
  expect(listed.map((line) => line?.replace(/\s/g, ' '))).toEqual([
    'Versement 134 €',
    'Versement 234 €',
    'Versement 332 €',
  ]);
  expect(button()).toHaveTextContent('Donner 100 € en 3 fois');
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(configs(calls)).toMatchObject([{ montant: 100, divide: 3, nbMonth: 3, abo: true }]);
  await type('11');
  await type('100');
  expect(frequency('Une fois')).toBeChecked();
});

it('MODAL-04 locks the split from its amount on, says so, and leaves the choice below, with none chosen', async () => {
  const { calls } = await show(withConfig({ forceDivideGTEAmount: 500, forceDivideNB: 10, maxDivideNB: 12 }));
  await type('500');
  expect(screen.getByText(/^À partir de 500 €, le don est réparti en 10 fois\.$/)).toBeVisible();
  expect(button()).toHaveTextContent('Donner 500 € en 10 fois');
  await type('499');
  expect(button()).toHaveTextContent(/^Donner 499 €$/);
  expect(frequency('Une fois')).toBeChecked();
  await user.click(frequency('En plusieurs fois'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Nombre de versements' }), '3');
  expect(button()).toHaveTextContent('Donner 499 € en 3 fois');
  await type('500');
  expect(button()).toHaveTextContent('Donner 500 € en 10 fois');
  await type('120');
  expect(frequency('Une fois')).toBeChecked();
  expect(button()).toHaveTextContent(/^Donner 120 €$/);
  await user.click(frequency('En plusieurs fois'));
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(configs(calls)).toMatchObject([{ montant: 120, divide: 2, nbMonth: 2, abo: true }]);
});

it('MODAL-04 offers no choice where every amount that could be split is forced to be', async () => {
  await show(withConfig({ forceDivideGTEAmount: 5, forceDivideNB: 10 }));
  await type('4');
  expect(screen.queryByRole('radio', { name: 'En plusieurs fois' })).toBeNull();
  await type('5');
  expect(button()).toHaveTextContent('Donner 5 € en 10 fois');
});

it('PAY-06 promises a receipt only where the organisation issues receipts', async () => {
  await show({ campaign: { cerfa: true } });
  expect(screen.queryByText(/Reçu fiscal/)).toBeNull();
  cleanup();
  await show({ campaign: { cerfa: true }, context: { organisation: { ...organisation, delivreRecus: true } } });
  expect(screen.getByText('Paiement sécurisé · Reçu fiscal')).toBeVisible();
});

it('MODAL-05 offers months without end, and as many as the campaign says', async () => {
  const { calls } = await show(withConfig({ productMonth: true, minNbMonth: 6, maxNbMonth: 8, defaultNbMonth: 7 }));
  await type('10');
  await user.click(frequency('Chaque mois'));
  const duration = screen.getByRole('combobox', { name: 'Durée' });
  expect(duration).toHaveValue('7');
  expect([...duration.querySelectorAll('option')].map(({ value }) => value)).toEqual(['0', '6', '7', '8']);
  expect(button()).toHaveTextContent('Donner 10 € par mois');
  await user.selectOptions(duration, '0');
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(configs(calls)).toMatchObject([{ montant: 10, abo: true, nbMonth: 0 }]);
});

it('MODAL-05 starts at defaultNbMonth, without end for 0; the visitor may give once all the same', async () => {
  const { calls } = await show(withConfig({ productMonth: true, defaultNbMonth: 0 }));
  expect(frequency('Chaque mois')).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Durée' })).toHaveValue('0');
  await type('10');
  expect(frequency('Chaque mois')).toBeChecked();
  await user.click(button());
  await user.click(frequency('Une fois'));
  await type('20');
  expect(frequency('Une fois')).toBeChecked();
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(configs(calls)).toMatchObject([
    { montant: 10, abo: true, nbMonth: 0 },
    { montant: 20, abo: false, nbMonth: 1 },
  ]);
});

it('MODAL-02 MODAL-05 forced months are explained, no choice, and leave the amount to the payment form', async () => {
  const { calls } = await show(withConfig({ forceMonthNb: 24 }));
  expect(screen.getByText('Ici, le don se fait chaque mois, pendant 24 mois.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Une fois' })).toBeNull();
  await type('0');
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(configs(calls)).toMatchObject([{ abo: true, nbMonth: 24, fixedNbMonth: 24 }]);
  expect(configs(calls)[0]).not.toHaveProperty('montant');
});

it('MODAL-02 a fixed amount is read-only, whatever is suggested elsewhere', async () => {
  await show(withConfig({ fixedMontant: 180 }));
  expect(amount()).toHaveValue('180');
  expect(amount()).toHaveAttribute('readonly');
  expect(screen.queryByLabelText('50 €')).toBeNull();
  expect(button()).toHaveTextContent('Donner 180 €');
});

it('CUR-02 names what is charged where that is another currency', async () => {
  await show({ settings: { currency: 'ils' } });
  await type('192');
  expect(button()).toHaveTextContent('Donner 192 ₪ ≈ 50 €');
});

it('says who doubles the gift, what is added and what is left of it', async () => {
  const rule = {
    id: 'm',
    label: 'Famille Levi',
    ratio: 1,
    team: null,
    pool: 9000,
    reste: 40,
    plafond: null,
    dateEnd: null,
  };
  await show({ campaign: { matching: [rule] } });
  await type('50');
  expect(screen.getByText('Votre don est doublé : Famille Levi')).toBeVisible();
  expect(screen.getByText(/^\+ 40 € ajoutés à votre don · encore 40 € à débloquer$/)).toBeVisible();
});

it('MODAL-07 searches among many teams by keyboard; none are asked about where they are hidden', async () => {
  const teams = Array.from({ length: 14 }, (_, index) => teamOf(`t${index}`, `Équipe ${index}`));
  const { calls } = await show({ campaign: { teams } });
  const search = screen.getByRole('combobox', { name: 'Équipe soutenue' });
  await user.click(search);
  await user.type(search, 'equipe 1');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Équipe 1',
    'Équipe 10',
    'Équipe 11',
    'Équipe 12',
    'Équipe 13',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(search).toHaveValue('Équipe 11');
  expect(
    (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'], rules: { 'color-contrast': { enabled: false } } }))
      .violations,
  ).toEqual([]);
  await type('5');
  await user.click(button());
  await waitFor(() => expect(configs(calls)).toMatchObject([{ team: 't11' }]));
});

it('MODAL-07 keeps the page’s team where the choice is hidden', async () => {
  const { calls } = await show({
    campaign: { teams: [teamOf('lev', 'Lev')], config: { modalHideTeam: true } },
    team: 'lev',
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  await type('5');
  await user.click(button());
  await waitFor(() => expect(configs(calls)).toMatchObject([{ team: 'lev' }]));
});
