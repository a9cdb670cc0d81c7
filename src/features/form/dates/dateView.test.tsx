import { act, fireEvent, screen } from '@testing-library/react';
import { localTime } from '../../../core/form';
import { renderForm, type TestBlock } from '../testing/renderForm';

// The clock of the tests stands at 15 January 2025.
const today = localTime(Date.UTC(2025, 0, 15)).slice(0, 10);
const block = (props: object): TestBlock => ['date', { fieldKey: 'd', label: 'Quand', ...props }];

async function show(props: object, mode: 'live' | 'readonly' = 'live') {
  const form = await renderForm({ blocks: [block(props)], props: { mode } });
  await act(async () => {});
  return { ...form, stored: () => Object.values((form.call('getValues') as { extra: object }).extra)[0] as unknown };
}
const field = (label = 'Quand') => screen.getByLabelText<HTMLInputElement>(label);
const change = (value: string, label?: string) => fireEvent.change(field(label), { target: { value } });

describe('a date', () => {
  it('FORM-04 ENT-06 a day is stored as such', async () => {
    const { stored } = await show({});
    change('2025-02-03');
    expect(stored()).toBe('2025-02-03');
  });

  it('FORM-04 ENT-06 a date and time is stored with the offset of the visitor’s clock', async () => {
    const { stored } = await show({ picker: 'datetime' });
    change('2025-07-03T09:30');
    expect(stored()).toBe(localTime(Date.parse('2025-07-03T09:30')));
    expect(field()).toHaveValue('2025-07-03T09:30');
  });

  it('FORM-04 a year that is being typed wipes nothing that is there', async () => {
    const { stored } = await show({});
    change('0002-02-03');
    expect(field()).toHaveValue('0002-02-03');
    change('2025-02-03');
    expect(stored()).toBe('2025-02-03');
  });

  it('FORM-04 ENT-06 a year takes four digits', async () => {
    const { stored, user } = await show({ picker: 'year' });
    await user.type(field(), '20x255');
    expect(stored()).toBe('2025');
  });

  it('FORM-04 ENT-06 a month is a month and a year', async () => {
    const { stored, user } = await show({ picker: 'month' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mois' }), 'février');
    await user.type(screen.getByRole('textbox', { name: 'Année' }), '2025');
    expect(stored()).toBe('2025-02');
  });

  it('FORM-04 half a month is refused, not lost', async () => {
    const { user } = await show({ picker: 'month' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mois' }), 'février');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(screen.getByRole('textbox', { name: 'Année' })).toHaveAccessibleDescription('Cette date est invalide');
    expect(screen.getByRole('combobox', { name: 'Mois' })).toHaveDisplayValue('février');
  });

  it('FORM-04 ENT-06 a time is stored as such', async () => {
    const { stored } = await show({ picker: 'time' });
    change('09:30');
    expect(stored()).toBe('09:30');
  });

  it('FORM-04 a range has two ends, the first not after the second', async () => {
    const { stored, user } = await show({ range: true });
    change('2025-02-03', 'Du');
    change('2025-02-01', 'Au');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(field('Au')).toHaveAccessibleDescription('Cette date est invalide');
    expect(field('Du')).toBeInvalid();
    change('2025-02-05', 'Au');
    expect(stored()).toEqual(['2025-02-03', '2025-02-05']);
  });

  it.each([
    ['BEFORE_TODAY', 'max', -1],
    ['AFTER_TODAY', 'min', 1],
    ['TODAY_AND_BEFORE', 'max', 0],
    ['TODAY_AND_AFTER', 'min', 0],
  ] as const)('FORM-05 %s sets the %s of both ends', async (filter, bound, step) => {
    await show({ filter, range: true });
    const day = new Date(Date.parse(today) + step * 86_400_000).toISOString().slice(0, 10);
    expect([field('Du')[bound], field('Au')[bound]]).toEqual([day, day]);
  });

  it('FORM-05 a day that the filter excludes is refused where it could be typed', async () => {
    const { user } = await show({ filter: 'AFTER_TODAY' });
    change(today);
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(field()).toHaveAccessibleDescription('Cette date ne peut pas être choisie');
  });

  it('FORM-06 opens with today where the author wants it', async () => {
    await show({ defaultNow: true });
    expect(field()).toHaveValue(today);
  });

  it.each(['date', 'datetime', 'year', 'month', 'time'])(
    'FORM-04 %s cannot be changed in a form that is looked at',
    async (picker) => {
      await show({ picker, range: true }, 'readonly');
      for (const input of screen.queryAllByRole<HTMLInputElement>('textbox')) expect(input.readOnly).toBe(true);
      for (const list of screen.queryAllByRole('combobox')) expect(list).toBeDisabled();
      if (picker !== 'month') expect([field('Du').readOnly, field('Au').readOnly]).toEqual([true, true]);
    },
  );
});

describe('a birth date', () => {
  it('FORM-12 ACC-08 is typed, and shows its Hebrew date where the author wants it', async () => {
    const { user, call } = await renderForm({
      blocks: [['birthDate', { fieldKey: 'n', label: 'Naissance', hebrew: true }]],
    });
    await user.type(screen.getByRole('textbox', { name: 'Naissance' }), '15011990');
    expect(call('getValues')).toMatchObject({ extra: { '[ANNIV]_n': '1990-01-15T11:00:00' } });
    expect(screen.getByRole('button', { name: '18 Tevet 5750' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Naissance' })).toHaveAttribute('autocomplete', 'bday');
  });

  it('FORM-13 a date that is not real stops the form', async () => {
    const { user, submissions } = await renderForm({ blocks: [['birthDate', { fieldKey: 'n', label: 'Naissance' }]] });
    await user.type(screen.getByRole('textbox', { name: 'Naissance' }), '31022020');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(submissions()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Naissance' })).toHaveValue('31/02/2020');
  });
});
