import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { AmountInput } from './AmountInput';
import { Checkbox } from './Checkbox';
import { RadioCards } from './RadioCards';
import { SegmentedControl } from './SegmentedControl';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

const nothing = () => undefined;

function Everything({ error }: { error?: string }) {
  const [frequency, setFrequency] = useState<'once' | 'monthly'>('once');
  const [card, setCard] = useState<string | null>(null);
  return (
    <main>
      <TextInput label="Prénom" value="" onValue={nothing} error={error} hint="Comme sur la carte" />
      <TextArea label="Commentaire" note="facultatif" value="" onValue={nothing} error={error} />
      <Select
        label="Pays"
        value=""
        placeholder="Choisir"
        options={[{ value: 'FR', label: 'France' }]}
        onValue={nothing}
      />
      <Checkbox label="Se souvenir de moi" checked={false} onValue={nothing} error={error} hint="Sur cet appareil" />
      <AmountInput label="Montant libre" value="" currency="EUR" lang="fr" onValue={nothing} error={error} />
      <SegmentedControl
        label="Fréquence"
        value={frequency}
        onValue={setFrequency}
        options={[
          { value: 'once', label: 'Une fois' },
          { value: 'monthly', label: 'Mensuel' },
        ]}
      />
      <RadioCards
        label="Montant"
        value={card}
        onValue={setCard}
        error={error}
        options={[
          { value: '18', label: '18 €', note: 'Hai' },
          { value: '50', label: '50 €' },
        ]}
      />
    </main>
  );
}

it('UI fields are named and described for assistive technology', () => {
  render(<Everything error="Ce champ est obligatoire" />);
  const name = screen.getByRole('textbox', { name: 'Prénom' });
  expect(name).toHaveAccessibleDescription('Comme sur la carte Ce champ est obligatoire');
  expect(name).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Montant libre' })).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Montant' })).toHaveAccessibleDescription('Ce champ est obligatoire');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Sur cet appareil Ce champ est obligatoire');
});

it('UI fields without an error are valid', () => {
  render(<Everything />);
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Montant libre' })).not.toHaveAccessibleDescription();
});

it.each([undefined, 'Ce champ est obligatoire'])('UI fields pass axe (error: %s)', async (error) => {
  const { container } = render(<Everything {...(error ? { error } : {})} />);
  // Colours are checked in a real browser: jsdom computes none.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('UI options are radios: a press chooses, arrows move the choice', async () => {
  const user = userEvent.setup();
  render(<Everything />);
  await user.click(screen.getByLabelText('Mensuel'));
  expect(screen.getByLabelText('Mensuel')).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByLabelText('Une fois')).toBeChecked();
  await user.click(screen.getByLabelText(/18 €/));
  expect(screen.getByLabelText(/18 €/)).toBeChecked();
});

it('UI text typed is handed over as it is', async () => {
  const values: string[] = [];
  render(<TextInput label="Ville" value="" onValue={(value) => values.push(value)} />);
  await userEvent.type(screen.getByLabelText('Ville'), 'L');
  expect(values).toEqual(['L']);
});

it('CUR-03 the currency stands inside the field, on the side of the language', () => {
  const { container, rerender } = render(
    <AmountInput label="Montant" value="" currency="EUR" lang="fr" onValue={nothing} />,
  );
  const box = () => container.querySelector('[part=amount]');
  expect(box()?.lastElementChild).toHaveTextContent('€');
  rerender(<AmountInput label="Amount" value="" currency="USD" lang="en" onValue={nothing} />);
  expect(box()?.firstElementChild).toHaveTextContent('$');
  expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal');
});
