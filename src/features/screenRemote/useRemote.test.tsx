import { act, render, screen } from '@testing-library/react';
import { createFakeClock } from '../../client/testing/fakeClock';
import { ElementContextProvider } from '../../runtime/context';
import { buildElement, type Answer } from '../../runtime/testing/buildElement';
import { useRemote } from './useRemote';

function Remote() {
  const { campaign, problem } = useRemote('gala', 'token');
  return <p>{problem ?? campaign?.label}</p>;
}

it('HTTP-04 is read every 5 seconds, less often while nobody answers, and at once when the network is back', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const clock = createFakeClock();
  const start = clock.now();
  let answers = true;
  const read: number[] = [];
  const { context } = buildElement({
    context: { clock },
    answer({ path }): Answer {
      if (path.endsWith('/dons')) return answers ? { json: { data: [] } } : 'network';
      read.push(clock.now() - start);
      return answers ? { json: { data: { id: 'gala', label: 'Gala' } } } : 'network';
    },
  });
  const { unmount } = render(
    <ElementContextProvider value={context}>
      <Remote />
    </ElementContextProvider>,
  );
  const pass = (milliseconds: number) => act(() => clock.pass(milliseconds));
  await pass(5000);
  expect(screen.getByText('Gala')).toBeVisible();
  answers = false;
  await pass(55_000);
  expect(screen.getByText('failed')).toBeVisible();
  expect(read).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000, 33_000, 43_000, 53_000]);
  answers = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByText('Gala')).toBeVisible();
  unmount();
  const before = read.length;
  await pass(60_000);
  expect(read).toHaveLength(before);
});
