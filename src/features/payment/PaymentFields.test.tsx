import { screen, within } from '@testing-library/react';
import { fillIn, payButton, renderPayment } from './testing/renderPayment';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('fields', () => {
  it('PAY-13 lets browsers fill them in and shows the right keyboards', async () => {
    await renderPayment();
    const expected = {
      Prénom: 'given-name',
      Nom: 'family-name',
      'Adresse email': 'email',
      Téléphone: 'tel',
      Adresse: 'address-line1',
      'Code postal': 'postal-code',
      Ville: 'address-level2',
    };
    for (const [label, autocomplete] of Object.entries(expected)) {
      expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
      expect(field(label)).toHaveAttribute('enterkeyhint', 'next');
    }
    expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveAttribute('autocomplete', 'country');
    expect(field('Adresse email')).toHaveAttribute('inputmode', 'email');
    expect(field('Téléphone')).toHaveAttribute('inputmode', 'tel');
    expect(field('Code postal')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Montant')).toHaveAttribute('inputmode', 'decimal');
  });

  it('PAY-14 shows a keyboard with letters for countries that have them in postal codes', async () => {
    const { user } = await renderPayment();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'GB');
    expect(field('Code postal')).toHaveAttribute('inputmode', 'text');
  });

  it('PAY-14 tells what is wrong when the field is left, not while it is typed, and stops when it is mended', async () => {
    const { user } = await renderPayment();
    const wrong = 'Ce champ doit contenir au moins 3 chiffres';
    await user.type(field('Code postal'), '75');
    expect(screen.queryByText(wrong)).toBeNull();
    await user.tab();
    expect(screen.getByText(wrong)).toBeVisible();
    expect(field('Code postal')).toHaveAccessibleDescription(wrong);
    expect(field('Code postal')).toBeInvalid();
    await user.type(field('Code postal'), '0');
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('PAY-13 goes on with Enter to what is missing, and pays when nothing is', async () => {
    const { user, submitted } = await renderPayment();
    await user.type(field('Prénom'), 'Léa{Enter}');
    expect(field('Nom')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(field('Prénom'));
    await fillIn(user);
    await user.type(field('Ville'), '{Enter}');
    expect(submitted()).toHaveLength(1);
  });

  it('PAY-13 says nothing about a field that is only passed through', async () => {
    const { user } = await renderPayment();
    await user.click(field('Prénom'));
    await user.tab();
    expect(screen.queryByText('Ce champ est obligatoire')).toBeNull();
  });
});

describe('a submit that validation stops', () => {
  it('PAY-17 STR-12 names every wrong field with a link, goes to the first and sends nothing', async () => {
    const { user, submitted } = await renderPayment();
    await user.clear(field('Montant'));
    await user.type(field('Code postal'), '75');
    await user.click(payButton());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Champs obligatoires')).toBeVisible();
    expect(notice).toHaveTextContent(
      'Veuillez renseigner tous les champs obligatoires avant de soumettre le paiement.',
    );
    expect(
      within(notice)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Civilité',
      'Prénom',
      'Nom',
      'Adresse email',
      'Téléphone',
      'Adresse',
      'Code postal',
      'Ville',
      'Montant',
    ]);
    expect(screen.getByRole('radio', { name: 'Femme' })).toHaveFocus();
    expect(submitted()).toEqual([]);
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });

  it('PAY-17 follows the links to the fields, and drops what is mended', async () => {
    const { user } = await renderPayment();
    await user.click(payButton());
    await user.click(await screen.findByRole('link', { name: 'Téléphone' }));
    expect(field('Téléphone')).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('link', { name: 'Nom' }));
    expect(field('Nom')).toHaveFocus();
    await user.keyboard('Martin');
    expect(screen.queryByRole('link', { name: 'Nom' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Prénom' })).toBeVisible();
  });

  it('PAY-17 goes to the first wrong field at each try', async () => {
    const { user } = await renderPayment();
    await user.click(payButton());
    await user.click(screen.getByRole('radio', { name: 'Homme' }));
    await user.click(payButton());
    expect(field('Prénom')).toHaveFocus();
  });

  it('PAY-10 STR-06 says what the least amount is', async () => {
    const { user, submitted } = await renderPayment();
    await fillIn(user);
    await user.clear(field('Montant'));
    await user.type(field('Montant'), '0,5');
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le montant doit être au minimum de 1€');
    expect(screen.queryByText('Champs obligatoires')).toBeNull();
    expect(field('Montant')).toHaveFocus();
    expect(submitted()).toEqual([]);
  });
});
