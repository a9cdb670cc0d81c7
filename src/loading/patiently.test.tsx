import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { Late, LateTextsProvider } from '../ui/Late';
import { LoadError } from './loadPart';
import { lastingTexts } from './lastingTexts';
import { lazyView } from './lazyView';
import { patiently } from './patiently';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A load that fails until the test lets it succeed; records when it was tried, in seconds. */
function setUp<T>(value: T) {
  const asked: number[] = [];
  const start = Date.now();
  const network = { down: true };
  const load = async () => {
    asked.push((Date.now() - start) / 1000);
    if (network.down) throw new LoadError('no network');
    return value;
  };
  return { asked, network, load };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('patiently', () => {
  it('HTTP-04 waits longer after each failure, a minute at most', async () => {
    const { asked, network, load } = setUp('came');
    const came = patiently(load);
    await pass(200);
    expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    network.down = false;
    await pass(60);
    expect(await came).toBe('came');
  });

  it.each(['online', 'click'])(
    'HTTP-04 goes on at once with the network, and when the visitor presses (%s)',
    async (hint) => {
      const { asked, network, load } = setUp('came');
      const came = patiently(load);
      await pass(20);
      network.down = false;
      fireEvent(window, new Event(hint));
      await pass(0);
      expect(await came).toBe('came');
      expect(asked.at(-1)).toBe(20);
      fireEvent(window, new Event(hint));
      await pass(120);
      expect(asked.at(-1)).toBe(20);
    },
  );

  it('keeps no fault of ours from being seen', async () => {
    await expect(patiently(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError);
  });
});

const texts = { somethingFailed: 'Une erreur est survenue', retry: 'Réessayer' };

describe('a part that a visitor waits for', () => {
  it.each(['code', 'texts'])(
    'HTTP-04 says that it did not come, is not asked for in a loop, and comes (%s)',
    async (what) => {
      const { asked, network, load } = setUp(() => <p>Bonjour</p>);
      const View = lazyView(load);
      const words = lastingTexts((_: string) => load());
      const Texts = () => use(words('fr'))();
      const Part = what === 'code' ? View : Texts;
      await act(async () => {
        render(
          <LateTextsProvider value={texts}>
            <Late fallback="Patience">
              <Part />
            </Late>
          </LateTextsProvider>,
        );
      });
      await pass(10);
      expect(screen.getByRole('alert')).toHaveTextContent(texts.somethingFailed);
      expect(asked).toEqual([0, 1, 3, 7]);
      network.down = false;
      fireEvent.click(screen.getByRole('button', { name: texts.retry }));
      await pass(0);
      expect(screen.getByText('Bonjour')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
