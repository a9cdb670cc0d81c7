import type { Caisse } from '../../../contract/records/caisses';
import { caisseChoices } from './caisseChoices';

const fund = (id: string, part: Partial<Caisse> = {}) =>
  ({
    id,
    name: `Fonds ${id}`,
    active: true,
    paused: false,
    hidden: false,
    withObjectif: false,
    objectif: 0,
    total: 0,
    ...part,
  }) as Caisse;

function choices(caisses: Caisse[], config: Record<string, unknown> = {}) {
  const find = (id: string) => caisses.find((caisse) => caisse.id === id);
  return caisseChoices({ config, caisses }, find, 'Caisse Principale');
}

it('DON-01 without a main fund the first choice is a general gift', () => {
  expect(choices([fund('a')])).toEqual([
    { id: null, label: 'Caisse Principale' },
    { id: 'a', label: 'Fonds a' },
  ]);
});

it('DON-04 the main fund comes first, once, under its own label', () => {
  const config = { 'don.main.caisse': 'b', 'don.main.label': 'Fonds général' };
  expect(choices([fund('a'), fund('b')], config)).toEqual([
    { id: 'b', label: 'Fonds général' },
    { id: 'a', label: 'Fonds a' },
  ]);
});

it('DON-10 offers only funds that take gifts and are not hidden', () => {
  const goal = { withObjectif: true, objectif: 500 };
  const caisses = [
    fund('open', { ...goal, total: 499 }),
    fund('reached', { ...goal, total: 500 }),
    fund('paused', { paused: true }),
    fund('inactive', { active: false }),
    fund('hidden', { hidden: true }),
  ];
  expect(choices(caisses).map(({ id }) => id)).toEqual([null, 'open']);
});

it('DON-08 a closed main fund is left out as long as another takes gifts', () => {
  const config = { 'don.main.caisse': 'main' };
  const closed = fund('main', { paused: true });
  expect(choices([closed, fund('a')], config).map(({ id }) => id)).toEqual(['a']);
  expect(choices([closed], config).map(({ id }) => id)).toEqual(['main']);
});
