import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../../src/contract/route';
import { routes } from '../../src/contract/routes';

const folder = join(__dirname, '../../dist/elements');
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** What a built element knows of a route's query; null when no element calls it. */
function builtQuery({ method, path }: Route): string | null {
  const [, rest] = code.split(`method:"${method}",path:"${path}"`);
  return rest === undefined ? null : (/^[^)]*/.exec(rest)?.[0] ?? '');
}
const namesOf = ({ query }: Route) => (query && 'entries' in query ? Object.keys(query.entries as object) : []);
const called = Object.values<Route>(routes).flatMap((route) => {
  const query = builtQuery(route);
  return query === null || route.access !== 'public'
    ? []
    : [{ id: route.id, path: route.path, query, names: namesOf(route) }];
});

it('ORG-01 ENT-32 built elements know which calls take an organisation and a mode, as the contract says', () => {
  for (const name of ['org', 'mode']) {
    const taken = called.filter(({ names }) => names.includes(name)).map(({ path }) => path);
    expect(taken.length).toBeGreaterThan(1);
    expect(called.filter(({ query }) => query.includes(`${name}:0`)).map(({ path }) => path)).toEqual(taken);
  }
});
