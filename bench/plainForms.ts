import { compare, mount, pairs, typeKeys, visitMakers } from './forms/visitMakers';
import { median, percentile, type Finding } from './statistics';

const keys = ['a', 'b', 'Backspace', 'c'].map((key) => [key, 2 * pairs] as const);

/** `<org-form>` beside RJSF and form-js: 1000 text fields that nothing depends on. */
export async function benchPlainForms(): Promise<Finding[]> {
  const found = await visitMakers('?plain', async (page, address) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await mount(page, pairs);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    return { work: 1000 * seconds, keys: await typeKeys(page, keys) };
  });
  return [
    compare(
      'main-thread work until 1000 plain fields are usable, against RJSF',
      found,
      (visits) => median(visits.map(({ work }) => work)),
      { rivals: ['rjsf'], limit: 1 },
    ),
    compare(
      '95th percentile from a key to paint, 1000 plain fields, against form-js',
      found,
      (visits) =>
        percentile(
          visits.flatMap((visit) => visit.keys),
          0.95,
        ),
      { rivals: ['formJs'], limit: 1 },
    ),
  ];
}
