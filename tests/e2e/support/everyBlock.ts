import type { WrittenBlock } from './layout';

/** A form with a block of every kind, what it can be filled in with, and what is wrong for it. */
export function everyBlock({ required = false } = {}) {
  const field = (type: string, fieldKey: string, props: object = {}): WrittenBlock => [
    type,
    { fieldKey, label: `${type} ${fieldKey}`, tooltip: 'Une aide', required, ...props },
  ];
  const blocks: readonly WrittenBlock[] = [
    ['richText', { html: '<h3>Bienvenue</h3><p>À <a href="https://example.org">tous</a></p>' }],
    ['identity', { required }],
    field('text', 'nom', { kind: 'alphabetic' }),
    field('text', 'mail', { kind: 'email' }),
    field('text', 'nombre', { kind: 'numeric' }),
    field('text', 'tel', { kind: 'phone' }),
    field('textArea', 'mot'),
    field('checkbox', 'accord'),
    field('select', 'taille', { values: ['S', 'M'] }),
    field('select', 'jours', { values: ['Lundi', 'Mardi'], multiple: true }),
    ...['date', 'datetime', 'year', 'month', 'time'].map((picker) => field('date', picker, { picker })),
    field('date', 'sejour', { range: true }),
    field('birthDate', 'naissance', { hebrew: true }),
    field('contact', 'conjoint', { copyIdentity: true, address: true }),
    field('child', 'enfant'),
    field('hazkara', 'defunt'),
    field('upload', 'piece', { multiple: true }),
    ['calendar', { calendarId: 'c1', label: 'Rendez-vous', required }],
    ['products', { label: 'Articles' }],
    ['productInfo', { product: 'P1' }, [field('text', 'convive')]],
    field('freeAmount', 'don'),
    ['paymentMethod', { label: 'Règlement' }],
    ['conditional', { default: 'SHOW', action: 'SHOW' }, [field('text', 'suite')]],
    ['embeddedForm', { blockId: 'b1' }],
    ['container', { padding: '8px' }, [['empty', {}, [field('text', 'dedans')]]]],
    ['carousel', { items: [{ image: '/images/1.jpg' }, { image: '/images/2.jpg' }] }],
    ['accordion', { items: [{ title: 'Quand ?', description: '<p>Dimanche</p>' }] }],
    ['embeddedPage', { url: 'https://example.org/', height: '100px' }],
    ['pdf', { pdf: '/documents/1.pdf', previz: true }],
    ['video', { video: '/videos/1.mp4' }],
    ['section', { sectionId: 's1' }],
    [
      'steps',
      {},
      [
        ['step', { title: 'Un', description: 'Le premier' }, [field('text', 'pas')]],
        ['step', { title: 'Deux' }],
      ],
    ],
    ['productTotal', { label: 'Total' }],
    ['submit', { label: 'Envoyer' }],
  ];
  const render = (type: string, more: object = {}) => ({ renderOptions: { type, ...more } });
  const settings = {
    type: 'COMPLEX',
    identity: 'FULL',
    products: [
      { id: 'P1', title: 'Repas', montant: 10.1, description: '<p>Complet</p>', active: true },
      { id: 'P2', title: 'Place', montant: 5, active: true, ...render('SELECT', { selectPrefix: 'Prendre' }) },
      { id: 'P3', title: 'Revue', montant: 5, active: true, ...render('CHECKBOX', { checkboxLabel: 'La revue' }) },
    ],
    calendars: [{ id: 'c1', label: 'Rendez-vous' }],
    paiementMethods: ['Chèque'],
    withPaiement: true,
    withRelations: true,
    active: true,
  };
  return { blocks, settings };
}

const person = { homme: true, prenom: 'Dan', nom: 'Lévy', email: 'dan@example.org', tel: '+33612345678' };
const address = { adresse: '12 rue des Lilas', postal: '75020', ville: 'Paris', pays: 'FR' };

/** Values by stored key. */
export const everyValue: Readonly<Record<string, unknown>> = {
  identity: { ...person, ...address },
  '[TEXT]_nom': 'Levi',
  '[TEXT]_mail': 'ana@example.org',
  '[NUMBER]_nombre': 12,
  '[TEXT]_tel': '+33698765432',
  mot: 'Bonjour',
  '[CHECKBOX]_accord': true,
  taille: 'M',
  jours: ['Lundi'],
  '[DATE]_date': '2025-02-03',
  '[DATETIME]_datetime': '2025-02-03T09:30:00+01:00',
  '[YEAR]_year': '2025',
  '[MONTH]_month': '2025-02',
  '[TIME]_time': '09:30',
  '[DATE]_sejour': ['2025-02-03', '2025-02-05'],
  '[ANNIV]_naissance': '1990-01-15T11:00:00',
  '[CONTACT]_conjoint': { ...person, ...address, homme: false, email: 'ana@example.org', tel: '+33698765432' },
  '[CHILD]_enfant': { homme: true, prenom: 'Noam', nom: 'Lévy', ddn: '2015-01-15T11:00:00' },
  '[HAZKARA]_defunt': { homme: true, prenom: 'Moshe', deceasedDate: '2001-01-15T11:00:00', deceasedHour: 'DAY' },
  P1_quantity: 2,
  P2_quantity: 1,
  P3_quantity: 1,
  '[FREE_AMOUNT]_don': 2.5,
  '[TEXT]_convive_1': 'Ana',
};
