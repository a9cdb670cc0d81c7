import fc from 'fast-check';
import type { Debt } from '../../../contract/records/debts';
import type { PayableCampaign, PayableSubmissionRecord } from '../../../contract/payments/payables';
import type { Service } from '../../../contract/records/services';
import {
  amountRules, checkAmount, chosenMonths, monthRules, payerChoices, priceIntent, type AskedConfig, type LinkTerms, type PricingRecords,
} from '..'; // oxfmt-ignore

const count = fc.option(fc.integer({ min: 0, max: 60 }));
const units = fc.integer({ min: 0, max: 100_000 }).map((minors) => minors / 100);
const flag = fc.boolean();
const assoc = fc.constantFrom('A', 'B', null);

const caisse = fc.record({
  id: fc.constant('x'), name: fc.constant('Toit'), cerfa: flag, assoc, active: flag, paused: flag, withObjectif: flag, objectif: units, total: units,
}); // oxfmt-ignore
const campagne: fc.Arbitrary<PayableCampaign> = fc.record({
  id: fc.constant('x'), label: fc.constant('Gala'), theme: fc.constant(''), assoc, cerfa: flag, active: flag,
  config: fc.record({ productMonth: flag, forceMonthNb: count, minNbMonth: count, maxNbMonth: count, defaultNbMonth: count, maxDivideNB: count,
    fixedMontant: fc.option(fc.oneof(flag, units)), forceDivideGTEAmount: fc.option(units), forceDivideNB: count }),
}); // oxfmt-ignore
const service: fc.Arbitrary<Service> = fc.record({
  id: fc.constant('x'), name: fc.constant('Cours'), description: fc.constant(''), montant: units, recurrent: fc.constantFrom(0, 1), cerfa: flag,
  groupe: fc.constant(null), categorie: fc.constant(''), nbMonth: count, sysQuantity: flag, assoc, other: fc.constant([]), active: flag, position: fc.constant(0),
}); // oxfmt-ignore
const debt = (id: string): fc.Arbitrary<Debt> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    montant: units,
    payed: units,
    reste: units,
    assoc,
    cerfa: flag,
    active: flag,
  });
const submission: fc.Arbitrary<PayableSubmissionRecord> = fc.record({
  id: fc.constant('x'), label: fc.constant('Form'), total: units, payed: units, reste: units, active: flag,
  formData: fc.record({
    paiementType: fc.constantFrom('MONTHLY', 'ABONNEMENT', 'X', null), deposit: fc.option(units), depositPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    onePaiement: flag, abonnementMaxMonth: count, aboMonthMin: count, aboMonthMax: count, aboMonthInfinite: flag, assoc, totalCerfa: units,
  }),
}); // oxfmt-ignore
const terms: fc.Arbitrary<LinkTerms> = fc.record({
  montant: fc.option(units), label: fc.constantFrom('', 'Lien'), cerfa: flag, assoc, abo: flag, nbMonth: count, divide: count,
  fixedNbMonth: count, minNbMonth: count, maxNbMonth: count, maxDivide: count, reusable: flag,
}, { requiredKeys: [] }); // oxfmt-ignore
const records: fc.Arbitrary<PricingRecords> = fc.record({
  organisation: fc.record({
    devise: fc.constantFrom('eur', 'ILS'), language: fc.constant('fr' as const), defaultAssoc: fc.constant('A'),
    cerfasInfos: fc.constant([{ id: 'A', devise: 'eur' }]),
  }),
  caisse, campagne, service, submission, terms: fc.option(terms),
  dettes: fc.tuple(debt('x'), debt('y'), debt('z')),
}); // oxfmt-ignore

const asked = fc.record({
  type: fc.constantFrom('GENERAL', 'CAISSE', 'CAMPAGNE', 'SERVICE', 'DETTE', 'MULTI_DETTE', 'FORM'),
  typeId: fc.constant('x'),
  montant: fc.option(units),
  abo: flag,
  nbMonth: count,
  divide: count,
  dettes: fc.constant([{ id: 'y' }, { id: 'x' }, { id: 'z' }]),
}) satisfies fc.Arbitrary<AskedConfig>;
const choice = fc.record({ abo: flag, nbMonth: count, divide: count });
const people = fc.array(fc.constant({ nom: 'Levi', prenom: 'Dan' }), { maxLength: 3 });

const asCents = (montant: number) => Math.round(montant * 100);

describe('the browser and the server', () => {
  it('SRV-01 agree: what the form lets through by the intent, the server takes and shows again unchanged', () => {
    const typed = fc.oneof(units, fc.constant(null));
    fc.assert(
      fc.property(records, asked, choice, typed, people, (known, wish, chosen, amount, other) => {
        const intent = priceIntent(wish, known, 'intent');
        fc.pre(intent.ok);
        const { service: wanted, ...config } = intent.config;
        const held = { ...config, ...(wanted && { service: { ...wanted, other } }) };

        const rules = amountRules(held, held.devise);
        const montant = rules.readOnly || amount === null ? asUnits(rules.initial) : amount;
        fc.pre(montant !== null && checkAmount(montant, rules, held.devise) === null);
        const months = chosenMonths(monthRules(held), chosen, montant);
        fc.pre(typeof months !== 'string');

        const sent = payerChoices(held, { amounts: { montant, fees: 0, total: montant }, ...months });
        const priced = priceIntent(sent, known);
        expect(priced).toMatchObject({ ok: true, config: { montant, ...months } });
      }),
    );
  });

  it('SRV-01 agree on nothing that the records do not say: receipt, association, price and debts are never the client’s', () => {
    const lies = fc.record({
      cerfa: flag,
      assoc: fc.constant('EVIL'),
      label: fc.constant('EVIL'),
      fixedNbMonth: count,
      maxDivide: count,
      reusable: flag,
    });
    const forged = {
      service: { montant: 0.01, name: 'EVIL' }, dette: { id: 'x', montant: 0.01, reste: 0.01 }, submit: { total: 0.01, reste: 0.01, formData: {} },
    }; // oxfmt-ignore
    fc.assert(
      fc.property(records, asked, lies, (known, wish, lie) => {
        const honest = priceIntent(wish, known);
        expect(priceIntent({ ...wish, ...lie, ...forged } as AskedConfig, known)).toEqual(honest);
        if (!honest.ok) return;
        const { type, montant } = honest.config;
        if (type === 'DETTE') expect(asCents(montant)).toBeLessThanOrEqual(asCents(known.dettes?.[0]?.reste ?? 0));
        if (type === 'FORM') expect(asCents(montant)).toBeLessThanOrEqual(asCents(known.submission?.reste ?? 0));
        if (type === 'SERVICE' && known.service && known.service.montant >= 1)
          expect(montant).toBe(known.service.montant);
      }),
    );
  });
});

const asUnits = (minors: number | null) => (minors === null ? null : minors / 100);
