import { render, screen } from '@testing-library/react';
import { donation as texts } from '../i18n/donation/fr';
import { CheckoutNotice, type CheckoutStep } from './CheckoutNotice';

const show = (step: CheckoutStep) => render(<CheckoutNotice step={step} texts={texts} />);

it('DON-07 where the browser refuses to leave, a visible link leads to the payment', () => {
  show({ state: 'blocked', url: 'https://soleil.example/paiement?intent=i1' });
  expect(screen.getByRole('link', { name: 'Continuer vers le paiement' })).toHaveAttribute(
    'href',
    'https://soleil.example/paiement?intent=i1',
  );
});

it('DON-07 a payment that opened in a new tab is announced', () => {
  show({ state: 'opened' });
  expect(screen.getByRole('status')).toHaveTextContent('Le paiement est ouvert dans un nouvel onglet');
});
