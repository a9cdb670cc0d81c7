import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './Button';

it('UI a busy button keeps its words for its width, says that it works, and ignores presses', async () => {
  let presses = 0;
  const { rerender } = render(<Button onClick={() => (presses += 1)}>Donner 50 €</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Donner 50 €' }));
  expect(presses).toBe(1);

  rerender(
    <Button busy busyText="Un instant…" onClick={() => (presses += 1)}>
      Donner 50 €
    </Button>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(presses).toBe(1);
  expect(button).toHaveTextContent('Donner 50 €');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Un instant…');
});

it('UI a busy submit button does not submit again', async () => {
  let submits = 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submits += 1;
  };
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Payer
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submits).toBe(0);
});
