import { createSafeStorage } from '../../../client/safeStorage';
import { forgetProfile, recallProfile, rememberProfile } from './profile';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('blocked');
  });

const profile = {
  homme: false,
  prenom: 'Léa',
  nom: 'Martin',
  email: 'lea@example.org',
  tel: '+33612345678',
  adresse: '3 rue des Lilas',
  postal: '75011',
  ville: 'Paris',
  pays: 'FR',
};

describe('the remembered profile', () => {
  it('PAY-62 keeps contact and billing apart, on the device, and finds them again', () => {
    const storage = memory();
    expect(recallProfile(storage)).toBeNull();
    rememberProfile(storage, profile);
    expect(JSON.parse(storage.read('local', 'MEM_INFO') ?? '')).toEqual({
      homme: false,
      prenom: 'Léa',
      nom: 'Martin',
      email: 'lea@example.org',
      tel: '+33612345678',
    });
    expect(JSON.parse(storage.read('local', 'MEM_FACTURATION') ?? '')).toEqual({
      perso: true,
      adresse: '3 rue des Lilas',
      postal: '75011',
      ville: 'Paris',
      pays: 'FR',
    });
    expect(recallProfile(storage)).toEqual({ ...profile, perso: true });
  });

  it('PAY-62 forgets both', () => {
    const storage = memory();
    rememberProfile(storage, profile);
    forgetProfile(storage);
    expect(storage.read('local', 'MEM_INFO')).toBeNull();
    expect(storage.read('local', 'MEM_FACTURATION')).toBeNull();
  });

  it.each(['{broken', '7', '{"prenom":7}'])('ENT-28 takes %s for nobody, and never throws', (stored) => {
    const storage = memory();
    storage.write('local', 'MEM_INFO', stored);
    expect(recallProfile(storage)).toBeNull();
  });

  it('ENT-28 reads half a profile that another form left', () => {
    const storage = memory();
    storage.write('local', 'MEM_INFO', JSON.stringify({ prenom: 'Léa', newsletter: true }));
    expect(recallProfile(storage)).toEqual({ prenom: 'Léa' });
  });
});
