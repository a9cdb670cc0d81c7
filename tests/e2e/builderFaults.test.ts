import type { Page } from 'playwright-core';
import { breakable, type Fault } from './support/builderFaults';
import { builderHost } from './support/builderHost';
import { builderSteps, type FurtherStep } from './support/builderSteps';
import { builderVisits } from './support/builderVisits';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
});
const host = builderHost(() => bench().server);
const steps = { ...builderSteps(host, () => openPage()), ...builderVisits(host, () => openPage()) };
const faults: readonly Fault[] = ['offline', 'status 500', 'status 403', 'cut off', 'lost'];
/** Words of the server are for developers, and nobody else is at work. */
const wrong = /Something went wrong|may not do this|status \d|undefined|Quelqu’un d’autre|entre-temps/;

async function meetsFaults(page: Page, step: FurtherStep) {
  const { call, act, says, forbidden = says, done, once, isRepeated = false } = step;
  const broken = await breakable(page, call);
  const told = page.locator('.notice, [role=alert], [role=status], .field-error, .settings-warning');
  const words = async () => (await told.allInnerTexts()).join(' ');
  const met = faults.filter((fault) => !isRepeated || fault !== 'status 403');
  for (const [index, fault] of met.entries()) {
    const before = broken.asked();
    broken.breaks(fault);
    await act(page, index > 0);
    await broken.fails(before + 1);
    await told
      .filter({ hasText: fault === 'status 403' ? forbidden : says })
      .first()
      .waitFor();
    expect([fault, await words()]).toEqual([fault, expect.not.stringMatching(wrong)]);
    if (!isRepeated) expect([fault, broken.asked()]).toEqual([fault, index + 1]);
  }
  const release = broken.holds();
  const before = broken.asked();
  await act(page, true);
  await broken.fails(before);
  release();
  await done(page);
  expect(await words()).not.toMatch(wrong);
  await once?.();
}

it.each(Object.entries(steps))(
  'BUILD-97 on a bad network, %s: each fault is said, nothing is asked for again by itself or done twice',
  async (_, { prepare, further = [], ...first }) => {
    const page = await prepare();
    await meetsFaults(page, first);
    for (const { ready, ...step } of further) {
      await ready?.(page);
      await meetsFaults(page, step);
    }
  },
);
