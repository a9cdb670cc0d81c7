import { compare, mount, pairs, typeKeys, visitMakers } from './forms/visitMakers';
import { median, percentile, type Finding } from './statistics';

/** The second field goes, comes, stays and stays. */
const keys = [
  ['Backspace', 2 * pairs - 1],
  ['x', 2 * pairs],
  ['y', 2 * pairs],
  ['Backspace', 2 * pairs],
] as const;

/** `<org-form>` against the quicker of RJSF and form-js: 1000 fields, half of them shown by the field before. */
export async function benchFormElements(): Promise<Finding[]> {
  const found = await visitMakers('', async (page, address) => {
    await page.goto(address);
    await mount(page, 1); // scripts, the organisation
    return { mount: await mount(page, pairs), keys: await typeKeys(page, keys) };
  });
  const best = 'against the better of RJSF and form-js, 1000 fields';
  return [
    compare(`median time to mount a form, ${best}`, found, (visits) => median(visits.map((visit) => visit.mount)), {
      limit: 1,
    }),
    compare(
      `95th percentile from a key to paint, ${best}`,
      found,
      (visits) =>
        percentile(
          visits.flatMap((visit) => visit.keys),
          0.95,
        ),
      { limit: 1.3 },
    ),
  ];
}
