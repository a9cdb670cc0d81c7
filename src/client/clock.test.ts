import { createClock } from './clock';

describe('clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs a task after its time, unless it is cancelled', () => {
    const ran: string[] = [];
    const clock = createClock(new AbortController().signal);
    clock.after(10, () => ran.push('kept'));
    clock.after(10, () => ran.push('cancelled'))();
    jest.advanceTimersByTime(10);
    expect(ran).toEqual(['kept']);
  });

  it('ELEM-02 ends its timers with the element, and starts none afterwards', () => {
    const ending = new AbortController();
    const clock = createClock(ending.signal);
    clock.after(10, () => {});
    ending.abort();
    clock.after(10, () => {});
    expect(jest.getTimerCount()).toBe(0);
  });
});
