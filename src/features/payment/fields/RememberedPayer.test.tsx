import { screen } from '@testing-library/react';
import { fillIn, payButton, renderPayment } from '../testing/renderPayment';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('remembered details', () => {
  const local = {
    MEM_INFO: JSON.stringify({
      homme: true,
      prenom: 'Dan',
      nom: 'Lévi',
      email: 'dan@example.org',
      tel: '+33612345678',
    }),
    MEM_FACTURATION: JSON.stringify({ perso: true, adresse: '1 rue X', postal: '69000', ville: 'Lyon', pays: 'FR' }),
  };
  const remember = () => screen.getByRole('checkbox', { name: 'Se souvenir de moi' });

  it('PAY-62 fills in a payer that the device knows', async () => {
    const { user, submitted } = await renderPayment({ local });
    expect(field('Prénom')).toHaveValue('Dan');
    expect(field('Téléphone')).toHaveValue('06 12 34 56 78');
    expect(screen.getByRole('radio', { name: 'Homme' })).toBeChecked();
    expect(remember()).not.toBeChecked();
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ info: { tel: '+33612345678' }, facturation: { ville: 'Lyon' } }]);
  });

  it('PAY-62 forgets on demand: storage and fields, but not what was typed', async () => {
    const { user, storage } = await renderPayment({ local });
    await user.clear(field('Ville'));
    await user.type(field('Ville'), 'Nice');
    await user.click(screen.getByRole('button', { name: 'Oublier' }));
    expect(storage.read('local', 'MEM_INFO')).toBeNull();
    expect(storage.read('local', 'MEM_FACTURATION')).toBeNull();
    expect(field('Prénom')).toHaveValue('');
    expect(field('Téléphone')).toHaveValue('');
    expect(field('Ville')).toHaveValue('Nice');
    expect(screen.getByRole('radio', { name: 'Homme' })).not.toBeChecked();
    expect(screen.getByText('Vos coordonnées ont été effacées de cet appareil.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Oublier' })).toBeNull();
  });

  it('PAY-62 remembers nobody without consent', async () => {
    const { user, storage, submitted } = await renderPayment();
    expect(screen.queryByRole('button', { name: 'Oublier' })).toBeNull();
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toHaveLength(1);
    expect(storage.read('local', 'MEM_INFO')).toBeNull();
    expect(storage.read('local', 'MEM_FACTURATION')).toBeNull();
  });

  it('PAY-62 remembers with consent once a submit passes validation, whatever the server says', async () => {
    const { user, storage } = await renderPayment({ submit: () => 'network' });
    await user.click(remember());
    await user.click(payButton());
    expect(storage.read('local', 'MEM_INFO')).toBeNull();
    await fillIn(user);
    await user.click(payButton());
    expect(JSON.parse(storage.read('local', 'MEM_INFO') ?? '')).toEqual({
      homme: false,
      prenom: 'Léa',
      nom: 'Martin',
      email: 'lea@example.org',
      tel: '+33612345678',
    });
    expect(JSON.parse(storage.read('local', 'MEM_FACTURATION') ?? '')).toMatchObject({ ville: 'Paris', pays: 'FR' });
  });
});
