import type { OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import { extraFields } from '../../../../core/payment';
import { readExtraRows, writeExtraRows } from './extraRows';
import { publicCards, type ExtraRow, type PublicKey } from './publicFields';
import { isRightPublic, readPublic, writePublic } from './publicValues';

const settings = (config: object, web: object = {}) => ({ config, web }) as unknown as OwnOrganisation;
const question = (label: string, more: Partial<ExtraRow> = {}): ExtraRow => ({
  ...{ type: 'TEXT', fieldKey: '', label, placeholder: '', required: false, values: '' },
  ...more,
});

const stored = {
  'hero.title': 'Une maison ouverte',
  'hero.carousel': [{ image: '/media/a.webp', title: 'Fête', url: '/evenements' }],
  'home.campaigns': ['gala'],
  'home.links': [{ name: 'École', url: 'https://ecole.example/' }],
  'don.main.caisse': 'toit',
  'page.don.content': '<p>Merci.</p>',
  'page.don.carousel': ['/media/b.webp'],
  'page.don.presetButtons': [{ text: 'Haï', montant: 18.5 }],
};
const asked = [{ type: 'SELECT', required: true, fieldKey: 'rite', label: 'Rite', values: ['A', 'B'] }];

it('DESK-190 settings are written as they were read', () => {
  const known = settings(stored, { 'paiement.extra.fields': asked, 'paiement.platform.recurrent': 'CARD' });
  const keys = Object.values<readonly PublicKey[]>(publicCards).flat();
  const typed = Object.fromEntries(keys.map((key) => [key, readPublic(known, key, 'fr')]));
  expect(readPublic(known, 'page.don.presetButtons', 'fr')).toEqual([{ montant: '18,5', text: 'Haï' }]);
  const none = { 'hero.description': null, 'hero.image.bg': null, 'home.forms': null, 'don.main.label': null };
  expect(writePublic(typed, 'eur')).toEqual({
    config: { ...stored, ...none, 'page.don.bg.image': null, 'page.don.youtube': null },
    web: { 'paiement.extra.fields': asked, 'paiement.platform.recurrent': 'CARD' },
  });
});

it('DESK-190 only what was changed is sent, and nothing takes a setting away', () => {
  expect(writePublic({ 'hero.title': '  ' }, 'eur')).toEqual({ config: { 'hero.title': null } });
  expect(writePublic({ 'home.forms': [] }, 'eur')).toEqual({ config: { 'home.forms': null } });
  expect(writePublic({ 'paiement.platform.recurrent': '' }, 'eur')).toEqual({
    web: { 'paiement.platform.recurrent': null },
  });
});

it('DESK-190 reads what earlier versions kept: JSON text, nested keys, pictures with words', () => {
  const known = settings(
    { 'home.campaigns': '["a","b"]', 'page.don.carousel': [{ image: '/media/c.webp' }] },
    { paiement: { platform: { recurrent: 'PRELEVEMENT.GOCARDLESS' } } },
  );
  expect(readPublic(known, 'home.campaigns', 'fr')).toEqual(['a', 'b']);
  expect(readPublic(known, 'page.don.carousel', 'fr')).toEqual(['/media/c.webp']);
  expect(readPublic(known, 'paiement.platform.recurrent', 'fr')).toBe('PRELEVEMENT.GOCARDLESS');
});

it('DESK-192 knows what cannot be kept', () => {
  const slide = { image: '', title: 'Sans image', description: '', url: '' };
  const wrong: readonly (readonly [PublicKey, Parameters<typeof isRightPublic>[1]])[] = [
    ['hero.carousel', [slide]],
    ['page.don.presetButtons', [{ montant: 'beaucoup', text: '' }]],
    ['page.don.youtube', 'https://example.org/'],
    ['paiement.extra.fields', [question('  ')]],
    ['paiement.extra.fields', [question('Rite', { type: 'SELECT', values: ' \n' })]],
  ];
  expect(wrong.filter(([key, value]) => isRightPublic(key, value, 'eur'))).toEqual([]);
  expect(isRightPublic('page.don.youtube', 'https://youtu.be/dQw4w9WgXcQ', 'eur')).toBe(true);
  expect(isRightPublic('paiement.extra.fields', [question('', { type: 'DDN' })], 'eur')).toBe(true);
});

describe('further questions', () => {
  it('DESK-193 keep the name that answers go by when their label changes', () => {
    const [row] = readExtraRows([{ type: 'TEXT', label: 'Rite' }]);
    expect(writeExtraRows([{ ...row!, label: 'Votre rite' }])).toEqual([
      { type: 'TEXT', required: false, fieldKey: 'Rite', label: 'Votre rite' },
    ]);
  });

  it('DESK-193 are all asked, also where two have one label or one has the name of a kind', () => {
    const rows = [question('Rite'), question('Rite'), question('ddn'), question('', { type: 'DDN', required: true })];
    const written = writeExtraRows(rows);
    expect(extraFields({ 'paiement.extra.fields': written }).map(({ key }) => key)).toEqual([
      ...['Rite', 'Rite 2', 'ddn 2', 'ddn'],
    ]);
  });

  it('DESK-193 have names that the payment form takes, however long their label', () => {
    const written = writeExtraRows([question('é'.repeat(200)), question('é'.repeat(200))]);
    expect(extraFields({ 'paiement.extra.fields': written })).toHaveLength(2);
  });

  it('DESK-193 have each choice once, without empty lines', () => {
    const rows = [question('Rite', { type: 'SELECT', values: 'A\n\n B \nA' })];
    expect(writeExtraRows(rows)[0]).toMatchObject({ values: ['A', 'B'] });
  });
});
