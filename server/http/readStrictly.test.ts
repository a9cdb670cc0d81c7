import fc from 'fast-check';
import type { Route } from '../../src/contract/route';
import { routes } from '../../src/contract/routes';
import { bodiesWithin } from '../testing/bodiesWithin';
import { nearest } from './nearest';
import { nobody } from './authorise';
import { parseBody } from './parseBody';
import { answerSchemas, readStrictly } from './readStrictly';

const table: readonly Route[] = Object.values(routes);
const writes = table.flatMap(({ request, ...route }) =>
  request && (route.access === 'organisation' || route.access === 'operator') ? [{ ...route, request }] : [],
);
const open = ['config', 'web', 'extra'];

/** Every object in a body, by its path. Those with keys of their own choice are left out. */
function objectsIn(value: unknown, path: string[] = []): { path: string[]; value: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => objectsIn(one, [...path, key]));
  return Array.isArray(value) ? inner : [{ path, value: value as Record<string, unknown> }, ...inner];
}

describe('what visitors’ pages send', () => {
  const sent = table.flatMap(({ request, ...route }) =>
    request && route.access === 'public' ? [{ ...route, request }] : [],
  );

  it.each(sent.map((route) => [route.id, route] as const))(
    'SET-04 %s may be of another version: keys beyond the contract are read over',
    (_, route) => {
      const read = (body: unknown) => parseBody(route, { body, params: {} }, nobody, null);
      fc.assert(
        fc.property(bodiesWithin(route.request), (body) => {
          const given = JSON.parse(JSON.stringify(body)) as object;
          expect(read({ ...given, zzUnheardOf: 1 })).toEqual(read(given));
        }),
        { numRuns: 30 },
      );
    },
  );
});

describe('what administrators send', () => {
  it.each(writes.map((route) => [route.id, route] as const))(
    'SET-01 %s names an unknown key at any depth, and takes a body without one',
    (id, { request }) => {
      fc.assert(
        fc.property(bodiesWithin(request), fc.nat(), (body, pick) => {
          expect(readStrictly(request, body).issues).toEqual([]);
          const sent = JSON.parse(JSON.stringify(body ?? {})) as object;
          const objects = objectsIn(sent).filter(
            ({ path }) => !id.startsWith('ADMIN-ORG') || !open.includes(path[0] ?? ''),
          );
          const chosen = objects[pick % objects.length];
          if (!chosen) return;
          chosen.value['zzUnheardOf'] = 1;
          const { issues } = readStrictly(request, sent);
          expect(issues.map(({ path }) => path)).toEqual([[...chosen.path, 'zzUnheardOf'].join('.')]);
          expect(issues[0]?.message).toMatch(/^is an unknown key: (allowed: \w|there is none)/);
        }),
        { numRuns: 30 },
      );
    },
  );

  it('SET-01 says what was probably meant, else what there is', () => {
    const { request } = routes.updateCampaign;
    const wrong = { config: { primaryColour: '#fff', sections: [{ id: 'a', type: 'DONORS', lable: 'x' }] }, goal: 5 };
    expect(readStrictly(request, wrong).issues).toEqual([
      { path: 'config.primaryColour', message: 'is an unknown key: did you mean "primaryColor"?' },
      { path: 'config.sections.0.lable', message: 'is an unknown key: did you mean "label"?' },
      { path: 'goal', message: expect.stringMatching(/allowed: name, label, type, objectif, /) as string },
    ]);
  });

  it('SET-03 reads over what only the server says in an answer that is sent back, and refuses it elsewhere', () => {
    const answers = answerSchemas(routes.updateCaisse);
    const read = (body: object, isAnswer: boolean) =>
      readStrictly(routes.updateCaisse.request, body, { answers, isAnswer });
    expect(read({ id: 'a', name: 'A', total: 5 }, true)).toEqual({ body: { name: 'A' }, issues: [] });
    expect(read({ name: 'A', total: 5 }, false).issues).toEqual([
      { path: 'total', message: 'is said by the server and cannot be set' },
    ]);
    expect(read({ id: 'a', totale: 5 }, true).issues).toMatchObject([{ path: 'totale' }]);
  });

  it('SET-03 SRV-10 takes nothing away that its sender was not shown', () => {
    const answers = answerSchemas(routes.updatePledge);
    const body = { id: 'a', infos: { nom: 'Levi', prenom: '', email: '', tel: '' }, url: '' };
    const read = (isAnswer: boolean) =>
      readStrictly(routes.updatePledge.request, body, {
        answers,
        isAnswer,
        withheld: new Set(['email', 'tel', 'url']),
      });
    expect(read(true).body).toEqual({ infos: { nom: 'Levi', prenom: '' } });
    expect(read(false).body).toEqual({ infos: body.infos });
  });
});

it.each([
  ['primaryColour', 'primaryColor'],
  ['classic-galla', 'classic-gala'],
  ['lable', 'label'],
  ['NAME', 'name'],
  ['goal', null],
])('SET-01 SET-02 takes %s for %s', (given, meant) => {
  expect(nearest(given, ['primaryColor', 'classic-gala', 'label', 'name', 'secondaryColor'])).toBe(meant);
});
