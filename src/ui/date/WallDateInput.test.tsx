import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { formPeople } from '../../i18n/formPeople/fr';
import { WallDateInput } from './WallDateInput';

const values: string[] = [];
const stored = () => values.at(-1);

function Host({ initial = '', hebrew = true, error }: { initial?: string; hebrew?: boolean; error?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    values.push(next);
    setValue(next);
  };
  return (
    <WallDateInput
      label="Naissance"
      title="Naissance"
      texts={formPeople}
      value={value}
      hebrew={hebrew}
      error={error}
      onValue={change}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Naissance' });

async function show(props: Parameters<typeof Host>[0] = {}) {
  values.length = 0;
  render(<Host {...props} />);
  return userEvent.setup({ delay: null });
}

async function openPanel(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { expanded: false }));
  await act(async () => {});
  const panel = within(await screen.findByRole('group', { name: 'Naissance · Date hébraïque' }));
  return {
    day: () => panel.getByRole('combobox', { name: 'Jour' }),
    month: () => panel.getByRole('combobox', { name: 'Mois' }),
    year: () => panel.getByRole('textbox', { name: 'Année' }),
    afterSunset: () => panel.getByRole('checkbox', { name: 'Après le coucher du soleil' }),
    panel,
  };
}

describe('a typed date', () => {
  it('FORM-13 ACC-08 shows an error at the tenth character of a date that is not real, not before', async () => {
    const user = await show();
    await user.type(field(), '3102202');
    expect(field()).toHaveValue('31/02/202');
    expect(field()).not.toHaveAttribute('aria-invalid');
    await user.type(field(), '0');
    expect(field()).toHaveValue('31/02/2020');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Cette date n’existe pas');
    expect(stored()).toBe('31/02/2020');
  });

  it('FORM-13 ACC-08 takes digits only, and no eleventh character', async () => {
    const user = await show();
    await user.type(field(), '1a5/01b1990');
    expect(field()).toHaveValue('15/01/1990');
    await user.type(field(), 'x7');
    expect(field()).toHaveValue('15/01/1990');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(stored()).toBe('1990-01-15T11:00:00');
  });

  it('FORM-13 leaves the caret where somebody edits', async () => {
    const user = await show({ initial: '1990-01-15T11:00:00' });
    await user.type(field(), '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(field()).toHaveValue('50/11/990');
    expect(field().selectionStart).toBe(0);
    await user.keyboard('2');
    expect(field()).toHaveValue('25/01/1990');
    expect(field().selectionStart).toBe(1);
    // A slash that is deleted comes back, and the next press deletes the digit before it.
    await user.type(field(), '{Backspace}{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field()).toHaveValue('20/11/990');
    expect(field().selectionStart).toBe(1);
    await user.keyboard('z');
    expect(field().selectionStart).toBe(1);
  });

  it('FORM-13 reads a date that the browser fills in', async () => {
    const user = await show();
    await user.click(field());
    await user.paste('1990-01-15');
    expect(stored()).toBe('1990-01-15T11:00:00');
  });
});

describe('the Hebrew panel', () => {
  it('FORM-14 ACC-08 follows the civil date, and the box after sunset', async () => {
    const user = await show();
    await user.type(field(), '15011990');
    expect(screen.getByRole('button', { name: '18 Tevet 5750' })).toBeVisible();
    const { day, month, year, afterSunset } = await openPanel(user);
    expect([day(), month(), year()].map((control) => (control as HTMLInputElement).value)).toEqual([
      '18',
      'TEVET',
      '5750',
    ]);
    await user.click(afterSunset());
    expect(stored()).toBe('1990-01-15T23:00:00');
    expect(day()).toHaveValue('19');
    expect(field()).toHaveValue('15/01/1990');
    await user.click(afterSunset());
    expect(stored()).toBe('1990-01-15T11:00:00');
  });

  it('FORM-14 fills in the civil date, that of the evening before when after sunset', async () => {
    const user = await show();
    const { day, month, year, afterSunset } = await openPanel(user);
    await user.click(afterSunset());
    await user.selectOptions(day(), '19');
    await user.selectOptions(month(), 'Tevet');
    expect(field()).toHaveValue('');
    await user.type(year(), '5750x');
    expect(field()).toHaveValue('15/01/1990');
    expect(stored()).toBe('1990-01-15T23:00:00');
    expect(afterSunset()).toBeChecked();
  });

  it('FORM-14 lists 14 months and 30 days, and reads Adar as the year has it', async () => {
    const user = await show();
    const { day, month, year } = await openPanel(user);
    expect(month().textContent).toBe('NissanIyarSivanTamouzAvEloulTichriHechvanKislevTevetChevatAdarAdar IAdar II');
    expect(within(day()).getAllByRole('option')).toHaveLength(31);
    await user.selectOptions(day(), '5');
    await user.selectOptions(month(), 'Adar II');
    await user.type(year(), '5750');
    expect(stored()).toBe('1990-03-02T11:00:00');
    expect(month()).toHaveValue('ADAR');
    await user.clear(year());
    await user.type(year(), '5774');
    expect(stored()).toBe('2014-03-07T11:00:00');
    expect(month()).toHaveValue('ADAR_II');
  });

  it('FORM-14 shows an error for day 30 of a month of 29 days, and no civil date', async () => {
    const user = await show({ initial: '1990-01-15T11:00:00' });
    const { day, panel } = await openPanel(user);
    await user.selectOptions(day(), '30');
    expect(panel.getByText('Cette date n’existe pas')).toBeVisible();
    expect(day()).toBeInvalid();
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(stored()).toBe('5750-TEVET-30');
    await user.selectOptions(day(), '29');
    expect(stored()).toBe('1990-01-26T11:00:00');
  });

  it('FORM-12 is there only where the author wants it', async () => {
    await show({ hebrew: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
