import type { Page } from 'playwright-core';

/**
 * Waits until the pointer reaches the frames of a page: the browser sends it to the page around a frame of another site
 * until some moments after that frame has got its height. Frames out of view are left out.
 */
export async function letClicksThrough(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const box = await (await frame.frameElement()).boundingBox();
    const { height } = page.viewportSize()!;
    if (!box || box.height < 9 || box.y > height - 9) continue;
    let arrived = false;
    const arrival = frame
      .evaluate(() => new Promise((done) => window.addEventListener('pointermove', () => done(true), { once: true })))
      .finally(() => (arrived = true));
    const bottom = Math.min(box.y + box.height, height) - 3;
    for (let step = 0; !arrived; step += 1) await page.mouse.move(box.x + 9 + (step % 2), bottom);
    await arrival;
  }
}
