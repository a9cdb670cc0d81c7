import { deskForms } from '../../../i18n/deskForms/fr';
import { writeState } from './writeSubmission';

const sent = { state: 'kept', total: 60, payed: 60, devise: 'eur' } as const;
const written = (change: object) => writeState({ ...sent, ...change }, deskForms, 'fr');

describe('writeState', () => {
  it.each([
    [{}, 'Enregistré', 'succeeded'],
    [{ total: 0, payed: 0 }, 'Enregistré', 'succeeded'],
    [{ payed: 10 }, 'Enregistré · 10 € reçus sur 60 €', null],
    [{ payed: 0 }, 'Enregistré · rien reçu en ligne', null],
    [{ state: 'short' }, 'Payé, mais complet', 'failed'],
    [{ state: 'open', payed: 0 }, 'En attente de paiement', null],
  ])('DESK-33 says of %j what came in, and looks settled only when all did', (change, text, look) => {
    const { text: said, ...rest } = written(change);
    expect({ said: said.replace(/\s/g, ' '), ...rest }).toEqual({ said: text, look });
  });
});
