import { block, layout, shared, when, type DemoForm } from './demoForm';

/** Prices of each month, and children where the whole family joins. */
export const membershipForm: DemoForm = {
  form: {
    ...shared,
    id: 'tilleuls-adhesion',
    title: 'Devenir membre',
    description: 'Quelques euros chaque mois gardent la maison ouverte toute l’année. Vous arrêtez quand vous voulez.',
    metaTitle: 'Devenir membre des Tilleuls',
    metaDescription: 'La bibliothèque, la cantine et les cours du soir, pour vous ou pour toute la famille.',
    type: 'COMPLEX',
    identity: 'FULL',
    withPaiement: true,
    paiementType: 'MONTHLY',
    formData: { assoc: 'MAIN', aboMonthInfinite: true },
    cerfa: true,
    products: [
      {
        id: 'membre',
        title: 'Adhésion d’une personne',
        description: 'La bibliothèque, la cantine et les cours du soir.',
        montant: 12,
        renderOptions: { type: 'CHECKBOX', checkboxLabel: 'Pour moi' },
      },
      {
        id: 'famille',
        title: 'Adhésion de la famille',
        description: 'Deux adultes et tous leurs enfants.',
        montant: 20,
        renderOptions: { type: 'CHECKBOX', checkboxLabel: 'Pour nous tous' },
      },
      {
        id: 'casier',
        title: 'Casier de la bibliothèque',
        description: 'Pour laisser ses livres d’un soir à l’autre.',
        montant: 3,
        renderOptions: { type: 'SELECT', selectProductName: 'casier', selectProductNameMulti: 'casiers' },
      },
    ],
    content: layout(
      block('products', { label: 'Votre adhésion' }),
      when(
        [{ field: 'famille_quantity', type: 'GREATER_OR_EQUAL', values: ['1'] }],
        block('child', { fieldKey: 'aine', label: 'Un enfant', reduced: true, required: true }),
        block('checkbox', { fieldKey: 'cadet', label: 'Inscrire un deuxième enfant' }),
        when(
          [{ field: '[CHECKBOX]_cadet', type: 'CHECKED' }],
          block('child', { fieldKey: 'puine', label: 'Un deuxième enfant', reduced: true, required: true }),
        ),
      ),
      block('identity', { label: 'Le membre', reduced: true }),
      block('freeAmount', {
        fieldKey: 'soutien',
        label: 'Un soutien en plus, chaque mois',
        tooltip: 'Il paie l’adhésion de ceux qui ne le peuvent pas.',
      }),
      block('checkbox', {
        fieldKey: 'statuts',
        label: 'J’ai lu les statuts de l’association et j’y adhère',
        required: true,
      }),
      block('productTotal', { label: 'Chaque mois', fontSize: '20px' }),
      block('submit', { label: 'Adhérer' }),
    ),
  },
};
