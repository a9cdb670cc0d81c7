import { act, render } from '@testing-library/react';
import { Celebration } from './Celebration';
import { throwConfetti } from './throwConfetti';

const fire = Object.assign(jest.fn(), { reset: jest.fn() });
const create = jest.fn((_canvas: HTMLCanvasElement, _options: object) => fire);
jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: { create: (canvas: HTMLCanvasElement, options: object) => create(canvas, options) },
}));
beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

const pieces = () =>
  fire.mock.calls.reduce((sum, [{ particleCount }]: [{ particleCount: number }]) => sum + particleCount, 0);
async function shown(run: number) {
  const view = render(<Celebration run={run} particles={101} intensity={30} />);
  await act(async () => {
    await import('./throwConfetti');
  });
  return view;
}

describe('celebration', () => {
  it('SCREEN-06 throws as many pieces as it is told, without a worker', async () => {
    await shown(1);
    expect(pieces()).toBe(101);
    expect(create).toHaveBeenCalledWith(expect.any(HTMLCanvasElement), expect.objectContaining({ useWorker: false }));
  });

  it('throws harder with more intensity', () => {
    const canvas = document.createElement('canvas');
    jest.spyOn(canvas, 'clientHeight', 'get').mockReturnValue(1080);
    const speed = (intensity: number) => {
      throwConfetti(canvas, { particles: 2, intensity });
      return (fire.mock.lastCall as [{ startVelocity: number }])[0].startVelocity;
    };
    expect(speed(60)).toBe(2 * speed(30));
  });

  it('celebrates once for each run, and takes everything away when it goes', async () => {
    const view = await shown(0);
    expect(pieces()).toBe(0);
    for (const run of [1, 1, 2]) {
      await act(async () => {
        view.rerender(<Celebration run={run} particles={101} intensity={30} />);
        await import('./throwConfetti');
      });
    }
    expect(pieces()).toBe(202);
    view.unmount();
    expect(fire.reset).toHaveBeenCalledTimes(2);
  });

  it('WID-04 throws nothing for visitors who ask for reduced motion', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await shown(1);
    expect(create).not.toHaveBeenCalled();
  });
});
