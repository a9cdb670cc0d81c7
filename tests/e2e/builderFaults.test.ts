import { breakable, type Fault } from './support/builderFaults';
import { builderHost } from './support/builderHost';
import { builderSteps } from './support/builderSteps';
import { useOrgkitBench } from './support/orgkitBench';

jest.setTimeout(120_000);

const { bench, openPage } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
});
const steps = builderSteps(
  builderHost(() => bench().server),
  () => openPage(),
);
const faults: readonly Fault[] = ['offline', 'status 500', 'status 403', 'cut off', 'lost'];
/** Words of the server are for developers, and nobody else is at work. */
const wrong = /Something went wrong|may not do this|status \d|undefined|Quelqu’un d’autre|entre-temps/;

it.each(Object.entries(steps))(
  'BUILD-97 on a bad network, %s: each fault is said, nothing is asked for again by itself or done twice',
  async (_, { call, prepare, act, says, forbidden = says, done, once }) => {
    const page = await prepare();
    const broken = await breakable(page, call);
    const told = page.locator('.notice, [role=alert], [role=status], .field-error, .settings-warning');
    const words = async () => (await told.allInnerTexts()).join(' ');
    for (const [index, fault] of faults.entries()) {
      broken.breaks(fault);
      await act(page, index > 0);
      await broken.fails(index + 1);
      await told
        .filter({ hasText: fault === 'status 403' ? forbidden : says })
        .first()
        .waitFor();
      expect([fault, await words()]).toEqual([fault, expect.not.stringMatching(wrong)]);
      expect([fault, broken.asked()]).toEqual([fault, index + 1]);
    }
    const release = broken.holds();
    await act(page, true);
    await broken.fails(faults.length);
    release();
    await done(page);
    expect(await words()).not.toMatch(wrong);
    await once?.();
  },
);
