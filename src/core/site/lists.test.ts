import { homeFunds, serviceGroups, subscriptionGroups } from './';

const fund = (id: string, change: object = {}) => ({
  id,
  active: true,
  paused: false,
  hidden: false,
  withObjectif: false,
  objectif: 0,
  total: 0,
  ...change,
});

it('HOME-05 shows three funds that take gifts, those without a goal first', () => {
  const goal = { withObjectif: true, objectif: 100 };
  const funds = [
    fund('a', goal),
    fund('b', { hidden: true }),
    fund('c', { paused: true }),
    fund('d', { active: false }),
    fund('e', { ...goal, total: 100 }),
    fund('f', { ...goal, total: 99 }),
    fund('g', { total: 500 }),
    fund('h'),
  ];
  expect(homeFunds(funds).map(({ id }) => id)).toEqual(['g', 'h', 'a']);
  expect(homeFunds(funds.slice(0, 6)).map(({ id }) => id)).toEqual(['a', 'f']);
});

describe('services', () => {
  const service = (id: string, recurrent: 0 | 1, change: object = {}) => ({
    id,
    recurrent,
    categorie: '',
    groupe: null as { name: string } | null,
    active: true,
    ...change,
  });
  const shown = (groups: readonly { name: string; services: readonly { id: string }[] }[]) =>
    groups.map(({ name, services }) => [name, ...services.map(({ id }) => id)]);
  const cours = { groupe: { name: 'Cours' } };
  const all = [
    service('a', 0, cours),
    service('b', 0),
    service('c', 1, cours),
    service('d', 0, cours),
    service('e', 1, { ...cours, categorie: 'Presse' }),
    service('f', 1),
    service('g', 1, { active: false }),
  ];

  it('SERV-01 are grouped by their group, in the order of the list', () => {
    expect(shown(serviceGroups(all))).toEqual([
      ['Cours', 'a', 'd'],
      ['', 'b'],
    ]);
  });

  it('ABO-01 are grouped by category, else group, else in the general one', () => {
    expect(shown(subscriptionGroups(all, 'Général'))).toEqual([
      ['Cours', 'c'],
      ['Presse', 'e'],
      ['Général', 'f'],
    ]);
  });
});
