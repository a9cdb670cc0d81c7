import * as v from 'valibot';
import { submittedConfig, type PaymentConfig } from '../../../contract/payments/payments';
import { minor } from '../../../core/money';
import { feeOffer } from '../../../core/payment';
import { buildPaymentRequest, type PaymentRequestParts } from './buildPaymentRequest';

const config: PaymentConfig = {
  type: 'CAISSE',
  typeId: 'toit',
  montant: 10,
  devise: 'eur',
  cerfa: true,
  assoc: 'MAIN',
  returnUrl: 'https://soleil.example/don',
  label: 'Le toit',
  organisation: { id: 'demo', name: 'Démo' },
};
const parts: PaymentRequestParts = {
  config,
  intent: 'int_1',
  payee: { id: 'demo', name: 'Démo', devise: 'eur', language: 'fr', config: {}, web: {} },
  lang: 'he',
  values: {
    homme: false,
    prenom: ' Léa ',
    nom: 'Martin',
    email: ' lea@example.org ',
    tel: { text: '06 12 34 56 78', country: 'FR' },
    perso: true,
    raison: '',
    siren: '',
    social_id: '',
    adresse: '3 rue des Lilas',
    postal: '75011',
    ville: 'Paris',
    pays: 'FR',
    montant: '20',
    abo: false,
    nbMonth: 12,
    divide: null,
    platform: null,
    commentaire: ' Merci ',
    extra: {},
    other: [],
    displayName: '',
  },
  choice: { montant: minor(2000), currency: 'eur', abo: false },
  fees: null,
  e164: '+33612345678',
};
const monthly: PaymentRequestParts = { ...parts, choice: { ...parts.choice, abo: true, nbMonth: 12 } };

describe('buildPaymentRequest', () => {
  it('PAY-61 sends the payer, the address, the amounts and the intent in the shape of the contract', () => {
    const submission = buildPaymentRequest(parts);
    expect(v.safeParse(submittedConfig, { ...submission, idempotencyKey: 'key-12345678' }).success).toBe(true);
    expect(submission).toMatchObject({
      intent: 'int_1',
      type: 'CAISSE',
      typeId: 'toit',
      lang: 'he',
      platform: 'CARD',
      organisation: { id: 'demo' },
      amounts: { montant: 20, fees: 0, total: 20 },
      commentaire: 'Merci',
      info: { homme: false, prenom: 'Léa', nom: 'Martin', email: 'lea@example.org', tel: '+33612345678' },
      facturation: { perso: true, adresse: '3 rue des Lilas', postal: '75011', ville: 'Paris', pays: 'FR' },
    });
    expect(submission.organisation).toEqual({ id: 'demo' });
    expect(submission.facturation).not.toHaveProperty('social_id');
  });

  it('PAY-34 sends a one-off as one charge', () => {
    expect(buildPaymentRequest(parts)).toMatchObject({
      montant: 20,
      abo: false,
      nbMonth: 1,
      divide: null,
      maxAmount: 20,
    });
  });

  it('PAY-34 ENT-23 sends a monthly gift as its months, with the sum of all', () => {
    expect(buildPaymentRequest(monthly)).toMatchObject({
      montant: 20,
      abo: true,
      nbMonth: 12,
      divide: null,
      maxAmount: 240,
      amounts: { montant: 20, total: 20 },
    });
  });

  it('PAY-61 leaves the intent out when there is none', () => {
    expect(JSON.stringify(buildPaymentRequest({ ...parts, intent: null }))).not.toContain('intent');
  });

  it('PAY-22 sends the fees that the payer covers, and splits the total again', () => {
    const choice = { montant: minor(12000), currency: 'eur', abo: true, nbMonth: 12, divide: 12 };
    const fees = feeOffer(choice, { company: false, threshold: minor(200) });
    expect(buildPaymentRequest({ ...parts, choice, fees })).toMatchObject({
      montant: 11,
      divide: 12,
      nbMonth: 12,
      maxAmount: 124.87,
      amounts: { montant: 120, fees: 4.87, total: 124.87 },
    });
  });

  it('PAY-15 sends what a company is known by, and nothing of the person’s identity', () => {
    const values = { ...parts.values, perso: false, raison: ' Soleil SARL ', siren: '123 456 789', social_id: '1' };
    const { facturation } = buildPaymentRequest({ ...parts, values });
    expect(facturation).toMatchObject({ perso: false, raison: 'Soleil SARL', siren: '123 456 789' });
    expect(facturation).not.toHaveProperty('social_id');
  });

  it('PAY-15 sends the identity number that was asked for', () => {
    const values = { ...parts.values, social_id: ' 123456782 ' };
    expect(buildPaymentRequest({ ...parts, values }).facturation.social_id).toBe('123456782');
  });

  it('PAY-16 ENT-23 sends the answers to what the organisation asks, and nothing else', () => {
    const fields = [{ type: 'DDN' }, { type: 'NEWSLETTER' }, { type: 'TEXT', fieldKey: 'rite' }];
    const payee = { ...parts.payee, web: { 'paiement.extra.fields': fields } };
    const values = { ...parts.values, extra: { ddn: '1990-01-15', rite: ' ', stray: 'x', newsletter: true } };
    const { info } = buildPaymentRequest({ ...parts, payee, values });
    expect(info.extra).toEqual({ ddn: '1990-01-15', newsletter: true });
    expect(buildPaymentRequest({ ...parts, values }).info).not.toHaveProperty('extra');
  });

  it.each<[string, Partial<PaymentRequestParts['values']>, object]>([
    ['homme', { homme: true }, { info: { homme: true } }],
    ['prenom', { prenom: 'Dan' }, { info: { prenom: 'Dan' } }],
    ['nom', { nom: 'Lévi' }, { info: { nom: 'Lévi' } }],
    ['email', { email: 'dan@example.org' }, { info: { email: 'dan@example.org' } }],
    ['adresse', { adresse: '1 rue X' }, { facturation: { adresse: '1 rue X' } }],
    ['postal', { postal: '13001' }, { facturation: { postal: '13001' } }],
    ['ville', { ville: 'Marseille' }, { facturation: { ville: 'Marseille' } }],
    ['pays', { pays: 'IL' }, { facturation: { pays: 'IL' } }],
    [
      'perso, raison and siren',
      { perso: false, raison: 'R', siren: 'S' },
      { facturation: { perso: false, raison: 'R', siren: 'S' } },
    ],
    ['social_id', { social_id: '123456782' }, { facturation: { social_id: '123456782' } }],
    ['commentaire', { commentaire: 'Pour Noa' }, { commentaire: 'Pour Noa' }],
  ])('ENT-23 sends %s as it was filled in', (_, values, sent) => {
    expect(buildPaymentRequest({ ...parts, values: { ...parts.values, ...values } })).toMatchObject(sent);
  });

  it('ENT-23 sends the telephone in its international form, and the means that was chosen', () => {
    const payee = { ...parts.payee, config: { GCL: { MAIN: true } } };
    const values = { ...parts.values, platform: 'PRELEVEMENT.GOCARDLESS' as const };
    expect(buildPaymentRequest({ ...monthly, payee, values, e164: '+972501234567' })).toMatchObject({
      info: { tel: '+972501234567' },
      platform: 'PRELEVEMENT.GOCARDLESS',
    });
  });

  it('PAY-63 ENT-23 sends the name to be shown among the donors of a campaign', () => {
    const campaign = { ...config, type: 'CAMPAGNE' as const, campagne: { label: 'Gala' } };
    const values = { ...parts.values, displayName: ' Famille Lévi ' };
    expect(buildPaymentRequest({ ...parts, config: campaign, values }).campagne).toEqual({
      label: 'Gala',
      displayName: 'Famille Lévi',
    });
    expect(buildPaymentRequest({ ...parts, values })).not.toHaveProperty('campagne');
  });

  it('PAY-18 sends the people whom a service is paid for', () => {
    const service = { id: 's1', name: 'Cours', montant: 25, sysQuantity: true };
    const values = { ...parts.values, other: [{ prenom: ' Noa ', nom: 'Lévi' }] };
    const sent = buildPaymentRequest({ ...parts, config: { ...config, type: 'SERVICE', service }, values });
    expect(sent.service).toEqual({ ...service, other: [{ prenom: 'Noa', nom: 'Lévi' }] });
  });

  it('ACC-15 PAY-50 sends several debts as a general gift that says what each gets, without the fees', () => {
    const dettes = [50, 30, 100, 20].map((montant, index) => ({ id: `d${index + 1}`, montant }));
    const owed: PaymentConfig = { ...config, type: 'MULTI_DETTE', typeId: null, dettes };
    const paying = (montant: number, fees: PaymentRequestParts['fees'] = null) =>
      buildPaymentRequest({ ...parts, config: owed, fees, choice: { ...parts.choice, montant: minor(montant) } });
    const shares = [
      { id: 'd1', montant: 50 },
      { id: 'd2', montant: 30 },
      { id: 'd3', montant: 40 },
    ];
    expect(paying(12000)).toMatchObject({ type: 'GENERAL', dettes: shares });
    expect(paying(6000).dettes).toEqual([shares[0], { id: 'd2', montant: 10 }]);
    const choice = { ...parts.choice, montant: minor(12000) };
    const fees = feeOffer(choice, { company: false, threshold: minor(1) });
    expect(paying(12000, fees)).toMatchObject({ dettes: shares, amounts: { montant: 120, fees: 2.08 } });
  });

  it('PAY-02 sends who changes a payment without a means: it is changed on the provider’s page', () => {
    const update: PaymentConfig = { ...config, update: true, paiement: { id: 'p1' }, link: 'l1' };
    const sent = buildPaymentRequest({ ...parts, config: update });
    expect(sent).toMatchObject({ update: true, link: 'l1', info: { prenom: 'Léa' } });
    expect(sent).not.toHaveProperty('platform');
  });
});
