import type { Locator, Page } from 'playwright-core';

/** A point of an element: in the middle, and so far down it. */
export async function placeIn(place: Locator, share = 0.5) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: Math.round(x + width / 2), y: Math.round(y + height * share) };
}

/** Presses a finger down, as a touch screen does. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    move: (at: { x: number; y: number }) => send('touchMove', at),
    up: () => send('touchEnd'),
  };
}
