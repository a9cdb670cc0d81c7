import type { Organisation } from '../../../contract/organisations/organisations';
import { homeAddress, payeeOf } from './payee';

const page: Organisation = {
  id: 'demo',
  name: 'Démo',
  language: 'fr',
  devise: 'eur',
  country: 'FR',
  config: {},
  web: {},
};

describe('payeeOf', () => {
  it('ENT-22 completes the organisation of the configuration with what the page knows of it', () => {
    expect(payeeOf({ type: 'GENERAL', organisation: { id: 'demo', name: 'Nouveau nom' } }, page)).toMatchObject({
      id: 'demo',
      name: 'Nouveau nom',
      country: 'FR',
    });
    expect(payeeOf({ type: 'GENERAL' }, page)).toMatchObject({ id: 'demo', name: 'Démo' });
  });

  it('ENT-22 never mixes another organisation with that of the page', () => {
    const payee = payeeOf({ type: 'GENERAL', devise: 'ils', organisation: { id: 'other', name: 'Autre' } }, page);
    expect(payee).toMatchObject({ id: 'other', name: 'Autre', devise: 'ils' });
    expect(payee.country).toBeUndefined();
  });
});

describe('homeAddress', () => {
  it('PAY-01 is the base address, else the domain, else the root of this site', () => {
    expect(homeAddress({ BASE_WEB_URL: 'https://a.example/fr', domain: 'b.example' })).toBe('https://a.example/fr');
    expect(homeAddress({ BASE_WEB_URL: '', domain: 'b.example' })).toBe('https://b.example');
    expect(homeAddress({})).toBe('/');
  });
});
