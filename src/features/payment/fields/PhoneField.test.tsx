import { act, screen, within } from '@testing-library/react';
import { fillIn, payButton, renderPayment } from '../testing/renderPayment';
import { loadPhones } from '../../../ui/phone/loadPhones';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import type { TypedPhone } from '../../../ui/phone/parsePhone';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('the telephone', () => {
  it('FORM-34 reads the number under its country and writes it as that country does', async () => {
    const { user } = await renderPayment();
    expect(screen.getByRole('combobox', { name: 'Indicatif du pays' })).toHaveValue('FR');
    await user.type(field('Téléphone'), '+972501234567');
    await user.tab();
    expect(field('Téléphone')).toHaveValue('050-123-4567');
    expect(screen.getByRole('combobox', { name: 'Indicatif du pays' })).toHaveValue('IL');
  });

  it('FORM-34 lists every country once, with its dial code', async () => {
    await renderPayment();
    const options = within(screen.getByRole('combobox', { name: 'Indicatif du pays' })).getAllByRole('option');
    const names = options.map((option) => option.textContent);
    expect(names).toContain('Israël (+972)');
    expect(new Set(names).size).toBe(names.length);
  });

  it('FORM-34 fetches numbering plans when the field is used, not before', async () => {
    const wanted: TypedPhone[] = [];
    const { user } = await renderPayment({
      loadPhones: (typed) => {
        wanted.push(typed);
        return loadPhones(typed);
      },
    });
    expect(wanted).toEqual([]);
    await user.click(field('Téléphone'));
    expect(wanted).toEqual([{ text: '', country: 'FR' }]);
  });

  it('FORM-34 lets the server decide while the numbering plans do not come, or when they cannot', async () => {
    let tries = 0;
    const { user, submitted } = await renderPayment({
      loadPhones: () => {
        tries += 1;
        return Promise.reject(new Error('offline'));
      },
    });
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ info: { tel: '+33612345678' } }]);
    expect(tries).toBeGreaterThan(1);
  });

  it('FORM-34 waits 3 seconds for the numbering plans, then submits without', async () => {
    const { user, submitted, pass } = await renderPayment({ loadPhones: () => new Promise(() => {}) });
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toHaveLength(0);
    await act(async () => pass(3000));
    expect(submitted()).toHaveLength(1);
  });

  it('FORM-34 leaves the number alone when typing goes on before the numbering plans have come', async () => {
    let arrive = (_: PhoneLibrary) => {};
    const { user } = await renderPayment({ loadPhones: () => new Promise((resolve) => (arrive = resolve)) });
    await user.type(field('Téléphone'), '0612345678');
    await user.tab();
    await user.type(field('Téléphone'), '9');
    const library = await loadPhones({ text: '', country: 'FR' });
    await act(async () => arrive(library));
    expect(field('Téléphone')).toHaveValue('06123456789');
    expect(screen.queryByText('Le numéro de téléphone est invalide')).toBeNull();
  });

  it('PAY-13 refuses a number that cannot exist', async () => {
    const { user } = await renderPayment();
    await user.type(field('Téléphone'), '061234567');
    await user.tab();
    expect(await screen.findByText('Le numéro de téléphone est invalide')).toBeVisible();
    expect(field('Téléphone')).toHaveValue('061234567');
  });
});
