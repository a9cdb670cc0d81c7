import { act, render, renderHook, screen } from '@testing-library/react';
import { desk } from '../../i18n/desk/fr';
import { useLeaving } from './useLeaving';

it('DESK-276 asks before a page is left whose element would ask the browser', () => {
  const { result } = renderHook(() => useLeaving(desk));
  const ask = (event: Event) => event.preventDefault();
  const went: string[] = [];
  window.addEventListener('beforeunload', ask);
  act(() => result.current.leave(() => went.push('asked')));
  window.removeEventListener('beforeunload', ask);
  render(<>{result.current.dialog}</>);
  expect(screen.getByText(desk.leaving.text)).toBeVisible();
  act(() => result.current.leave(() => went.push('free')));
  expect(went).toEqual(['free']);
});
