import { render, screen } from '@testing-library/react';
import { DatePair } from './DatePair';

it('DESK-275 keeps the first and the last day in one place, each told by itself', () => {
  render(<DatePair words={{ from: 'Du', to: 'Au' }} typed={{ from: '2026-01-02', to: '' }} set={() => {}} />);
  const place = (label: string) => screen.getByLabelText(label).closest('.desk-dates');
  expect(place('Du')).not.toBeNull();
  expect(place('Du')).toBe(place('Au'));
  expect(screen.getByLabelText('Du')).toHaveValue('2026-01-02');
});
