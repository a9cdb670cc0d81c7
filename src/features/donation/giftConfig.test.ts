import type { Caisse } from '../../contract/records/caisses';
import type { Organisation } from '../../contract/organisations/organisations';
import { giftConfig } from './giftConfig';

const organisation = {
  config: {},
  defaultAssoc: 'A',
  cerfasInfos: [{ id: 'A', devise: 'eur' }],
} as unknown as Organisation;
const gift = {
  organisation,
  caisse: null,
  montant: 50,
  devise: 'eur',
  monthly: false,
  returnUrl: 'https://a.example/don',
};

it('DON-12 a general gift has no fund and the receipt of the default association', () => {
  expect(giftConfig(gift)).toEqual({
    type: 'GENERAL',
    typeId: null,
    montant: 50,
    devise: 'eur',
    cerfa: true,
    assoc: 'A',
    abo: false,
    nbMonth: 1,
    returnUrl: 'https://a.example/don',
  });
});

it('DON-12 a gift to a fund has its receipt and association', () => {
  const caisse = { id: 'toit', cerfa: false, assoc: 'B' } as Caisse;
  expect(giftConfig({ ...gift, caisse })).toMatchObject({ type: 'CAISSE', typeId: 'toit', cerfa: false, assoc: 'B' });
});

it('DON-12 a monthly gift starts with twelve months', () => {
  expect(giftConfig({ ...gift, monthly: true })).toMatchObject({ abo: true, nbMonth: 12 });
});
