import { block, layout, shared, when, type DemoForm } from './demoForm';

const dishes = ['Bar de ligne, légumes rôtis', 'Agneau confit aux épices', 'Végétarien'];

/** Products in their three renderings, with stock, and questions for each guest. */
export const galaForm: DemoForm = {
  form: {
    ...shared,
    id: 'tilleuls-gala',
    title: 'Dîner de gala',
    description: 'Un dîner, un orchestre, une vente aux enchères. Les bénéfices vont au toit de la bibliothèque.',
    metaTitle: 'Dîner de gala des Tilleuls : réservez votre place',
    metaDescription: 'Une soirée dans la cour, un menu de la cantine, une cause : le toit de la bibliothèque.',
    type: 'COMPLEX',
    identity: 'SIMPLE',
    withPaiement: true,
    paiementMethods: ['Chèque'],
    formData: { assoc: 'MAIN', onePaiement: true },
    products: [
      {
        id: 'couvert',
        title: 'Couvert adulte',
        description: 'Apéritif, dîner et concert.',
        montant: 60,
        renderOptions: { type: 'DEFAULT' },
      },
      {
        id: 'couvert-enfant',
        title: 'Couvert enfant',
        description: 'Jusqu’à 12 ans, à la table des conteurs.',
        montant: 25,
        renderOptions: {
          type: 'SELECT',
          selectProductName: 'couvert enfant',
          selectProductNameMulti: 'couverts enfant',
        },
      },
      {
        id: 'parking',
        title: 'Place de parking',
        description: 'Dans la cour de l’école voisine.',
        montant: 8,
        renderOptions: { type: 'CHECKBOX', checkboxLabel: 'Réserver une place' },
      },
      {
        id: 'visite',
        title: 'Visite du chantier avant le dîner',
        description: 'Par les charpentiers, à 18 h.',
        montant: 5,
        renderOptions: { type: 'DEFAULT' },
      },
    ],
    content: layout(
      block('identity', { label: 'Vous' }),
      block('products', { label: 'Vos places', products: ['couvert', 'couvert-enfant'] }),
      block(
        'productInfo',
        { product: 'couvert' },
        block('text', { fieldKey: 'convive', label: 'Prénom et nom du convive', kind: 'alphabetic', required: true }),
        block('select', { fieldKey: 'plat', label: 'Son plat', values: dishes, required: true }),
        block('checkbox', { fieldKey: 'allergie', label: 'Une allergie à signaler' }),
        when(
          [{ field: '[CHECKBOX]_allergie', type: 'CHECKED' }],
          block('text', { fieldKey: 'allergies', label: 'Laquelle ?', required: true }),
        ),
      ),
      block('products', { label: 'En plus', products: ['parking', 'visite'] }),
      block('freeAmount', {
        fieldKey: 'toit',
        label: 'Un don pour le toit',
        tooltip: 'S’ajoute à vos places, si vous le souhaitez.',
      }),
      block('textArea', { fieldKey: 'table', label: 'Près de qui souhaitez-vous être placés ?', height: '88px' }),
      block('paymentMethod', { label: 'Comment réglez-vous ?' }),
      when(
        [{ field: '__paiementMethod', type: 'EQUAL', values: ['Chèque'] }],
        block('richText', {
          html: '<p>À l’ordre de <strong>Communauté des Tilleuls</strong>, 12 rue des Tilleuls, 75020 Paris. Vos places sont gardées dix jours.</p>',
        }),
      ),
      block('productTotal', { label: 'Total de la soirée', fontSize: '20px' }),
      block('submit', { label: 'Réserver' }),
    ),
  },
  stock: [
    // One room, whoever sits in it.
    { products: ['couvert', 'couvert-enfant'], capacity: 140 },
    { products: ['parking'], capacity: 20 },
    { products: ['visite'], capacity: 0 },
  ],
};
