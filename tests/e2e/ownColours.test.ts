import type { Locator } from 'playwright-core';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({ shared: true });

/** Hue of what fills an element, in degrees: 50 is orange, 170 green. */
const hueOf = (element: Locator) =>
  element.evaluate((one) =>
    Number(/^oklch\([\d.]+ [\d.]+ ([\d.]+)\)$/.exec(getComputedStyle(one).backgroundColor)?.[1]),
  );

it('CAMP-08 ELEM-13 SITE-34 a campaign’s own page wears its colour, all other pages the organisation’s', async () => {
  const page = await openPage();
  const hueAt = async (path: string, name: RegExp) => {
    await page.goto(`${bench().server.url}${path}`);
    const button = page.getByRole('button', { name }).first();
    await button.waitFor();
    return hueOf(button);
  };
  const campaign = await hueAt('/campagne/lumieres', /Offrir|Je participe|Faire un don|Donner/);
  const fund = await hueAt('/don/toit', /^Donner/);
  expect([campaign > 40 && campaign < 60, fund > 160 && fund < 180]).toEqual([true, true]);
});
