import fc from 'fast-check';
import type { Route } from '../../src/contract/route';

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    -1,
    0,
    1e21,
    -1e300,
    true,
    [],
    {},
    '\0',
    '\ud800',
    'default',
    'toString',
    '<script>',
  ),
  fc.constantFrom<unknown>(
    'javascript:x',
    '//evil.example',
    'https://a.example',
    'eur',
    'ZZZ',
    { constructor: 1 },
    { toString: 'x' },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
/** A part of an address that no id is. */
export const segment = fc.oneof(
  fc.constantFrom('default', 'demo', 'own-fund', '__proto__', 'constructor', '%00', '%E0%A4%A', '%2e%2e', 'a%2Fb', ' '),
  fc.string({ maxLength: 80 }).map(encodeURIComponent),
);

/** Bodies whose keys are those of the route, so that more than the first check is reached. */
export function bodiesOf({ request }: Route): fc.Arbitrary<unknown> {
  const { entries = {} } = (request ?? {}) as { entries?: Record<string, unknown> };
  const keys = Object.keys(entries);
  const shaped = fc.record(Object.fromEntries([...keys, '__proto__'].map((key) => [key, odd])), { requiredKeys: [] });
  return fc.oneof({ weight: 4, arbitrary: shaped }, { weight: 1, arbitrary: fc.jsonValue() });
}
