import { act, screen } from '@testing-library/react';
import { settle } from '../testing/settle';
import { renderForm, type RenderOptions, type TestBlock } from '../testing/renderForm';

const block: TestBlock = ['text', { fieldKey: 'tel', label: 'Téléphone', kind: 'phone' }];

async function show(options: RenderOptions = {}) {
  const form = await renderForm({ blocks: [block], ...options });
  await settle();
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  const type = async (text: string) => {
    await form.user.type(field, text);
    await settle();
    await form.user.tab();
    await settle();
  };
  return { ...form, field, type, stored: () => (form.call('getValues') as { extra: unknown }).extra };
}

describe('a telephone number', () => {
  it('FORM-34 ACC-10 06 12 34 56 78 in a French form is +33612345678', async () => {
    const { type, stored, field } = await show();
    await type('0612345678');
    expect(stored()).toEqual({ '[TEXT]_tel': '+33612345678' });
    expect(field).toHaveValue('06 12 34 56 78');
  });

  it('FORM-34 ACC-10 061234567 is refused and not sent, and its text stays', async () => {
    const { type, field, user, submissions } = await show();
    await type('061234567');
    expect(field).toHaveAccessibleDescription('Le numéro de téléphone est invalide');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(submissions()).toEqual([]);
    expect(field).toHaveValue('061234567');
  });

  it('FORM-34 ACC-10 050-123-4567 in a Hebrew form is +972501234567', async () => {
    const { type, stored } = await show({ context: { lang: 'he', direction: 'rtl' } });
    expect(screen.getByRole('combobox')).toHaveValue('IL');
    await type('050-123-4567');
    expect(stored()).toEqual({ '[TEXT]_tel': '+972501234567' });
  });

  it.each([
    ['+7 701 234 56 78', 'KZ'],
    ['+44 7400 123456', 'GB'],
    ['+44 7781 123456', 'GG'],
    ['+1 345 323 1234', 'KY'],
    ['+39 312 345 6789', 'IT'],
  ])('FORM-34 %s, typed in a French form, belongs to %s', async (text, country) => {
    const { type, stored } = await show();
    await type(text);
    expect(stored()).toEqual({ '[TEXT]_tel': text.replace(/ /g, '') });
    expect(screen.getByRole('combobox')).toHaveValue(country);
  });

  it('FORM-34 means another number when another country is chosen', async () => {
    const { type, stored, user } = await show();
    await type('0501234567');
    await user.selectOptions(screen.getByRole('combobox'), 'IL');
    await settle();
    expect(stored()).toEqual({ '[TEXT]_tel': '+972501234567' });
  });

  it('FORM-34 is empty when nothing is typed, and can be emptied again', async () => {
    const { type, stored, user, field } = await show();
    await type('0612345678');
    await user.clear(field);
    expect(stored()).toEqual({});
  });

  it('FORM-34 shows a number that the host page sets', async () => {
    const { call, field } = await show();
    await act(async () => void call('setValues', { '[TEXT]_tel': '+972501234567' }));
    await settle();
    expect(field).toHaveValue('050-123-4567');
    await act(async () => void call('reset'));
    expect(field).toHaveValue('');
  });
});
