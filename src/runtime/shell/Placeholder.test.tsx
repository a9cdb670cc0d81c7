import { act, render, screen } from '@testing-library/react';
import { Placeholder, PlaceholderProvider } from './Placeholder';

it('ELEM-15 shows a skeleton from a quarter of a second after the start of its element, wherever it stands', () => {
  let time = 1000;
  let due: (() => void) | null = null;
  const after = (milliseconds: number, task: () => void) => {
    due = () => {
      time += milliseconds;
      task();
    };
    return () => (due = null);
  };
  const lifetime = { clock: { now: () => time, after }, startedAt: 1000 };
  const draw = (key: string) => (
    <PlaceholderProvider value={lifetime}>
      <Placeholder key={key}>loading</Placeholder>
    </PlaceholderProvider>
  );
  const { rerender, unmount } = render(draw('shell'));
  expect(screen.queryByText('loading')).toBeNull();
  act(() => due?.());
  expect(time).toBe(1250);
  expect(screen.getByText('loading')).toBeTruthy();
  rerender(draw('view'));
  expect(screen.getByText('loading')).toBeTruthy();
  unmount();
});

it('ELEM-15 waits no more once the element is drawn', () => {
  const cancel = jest.fn();
  const lifetime = { clock: { now: () => 0, after: () => cancel }, startedAt: 0 };
  const { unmount } = render(
    <PlaceholderProvider value={lifetime}>
      <Placeholder>loading</Placeholder>
    </PlaceholderProvider>,
  );
  unmount();
  expect(cancel).toHaveBeenCalled();
});
