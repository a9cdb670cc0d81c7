import { render, screen } from '@testing-library/react';
import { common as texts } from '../../i18n/common/fr';
import { LoadError } from '../../loading/loadPart';
import { ErrorScreen } from './ErrorScreen';

it('ERR-01 names no file to a visitor when a part did not come', () => {
  render(<ErrorScreen error={new LoadError('https://cdn.example/chunks/fr-C0.js')} texts={texts} />);
  expect(screen.getByText(texts.somethingFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.reload })).toBeTruthy();
  expect(screen.queryByText(/chunks/)).toBeNull();
});
