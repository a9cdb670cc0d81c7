import { readForm } from './readForm';
import { keySlug } from '../values/fieldKeys';
import { blockKinds } from '../blocks/blockKinds';
import { readProps } from '../schema/props';
import { definitionOf, node } from '../testing/formOf';

const propsOf = (content: Parameters<typeof definitionOf>[0]) =>
  definitionOf(content).document.children.map(({ props }) => props);

describe('readForm', () => {
  it('ENT-01 ENT-02 gives a partial form a value for each setting', () => {
    const form = definitionOf([], {
      type: 'x',
      products: [{ id: 'P1', montant: '12.5' }, { label: 'no id' }, { id: 'P1' }],
    });
    expect(form).toMatchObject({
      title: '',
      identity: 'NONE',
      manual: false,
      active: true,
      paiementMethods: [],
      calendars: [],
    });
    expect(form.products).toEqual([
      expect.objectContaining({
        id: 'P1',
        montant: 12.5,
        active: true,
        hideOverStock: false,
        renderOptions: expect.objectContaining({ type: 'DEFAULT' }),
      }),
    ]);
  });

  it('SRV-01 keeps prices and numbers within bounds, whatever is stored', () => {
    const montants = [-5, 1e20, NaN, 'x', null].map((montant, index) => ({ id: `p${index}`, montant }));
    expect(definitionOf([], { products: montants }).products.map(({ montant }) => montant)).toEqual([
      0, 99_999_999, 0, 0, 0,
    ]);
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}` }));
    expect(definitionOf([], { products: many }).products).toHaveLength(200);
  });

  it.each([null, 5, 'x', [], { content: '<p>' }])('ENT-01 says that %j is no form', (form) => {
    expect(readForm(form)).toBe('notADocument');
  });

  it('ENT-08 ENT-09 stores codes for the French words of older documents', () => {
    const condition = { field: 'a', type: 'equal', values: 'x', next: 'OU' };
    expect(
      propsOf([
        node('conditional', { default: 'Masquer', action: 'Afficher', conditions: [condition] }),
        node('contact', { fieldKey: 'p', fixedGenre: 'Femme' }),
        node('submit', { position: 'Milieu', label: 'Milieu' }),
        node('steps', { buttonsPosition: 'droite' }),
        node('somethingNew', { position: 'Haut' }),
      ]),
    ).toEqual([
      { default: 'HIDE', action: 'SHOW', conditions: [{ field: 'a', type: 'EQUAL', values: 'x', next: 'OR' }] },
      { fieldKey: 'p', fixedGenre: 'FEMALE' },
      { position: 'MIDDLE', label: 'Milieu' },
      { buttonsPosition: 'RIGHT' },
      { position: 'Haut' },
    ]);
  });

  it('STR-31 ENT-09 BLOCK-09 reads each French word for a position', () => {
    const words = ['Haut', 'Milieu', 'Bas', 'Gauche', 'Centre', 'Droite'];
    expect(propsOf(words.map((align) => node('container', { align })))).toEqual(
      ['TOP', 'MIDDLE', 'BOTTOM', 'LEFT', 'CENTER', 'RIGHT'].map((align) => ({ align })),
    );
  });

  it('BLOCK-11 keeps properties that it does not know, and values that it cannot read', () => {
    const props = { fieldKey: 'a', kind: 'hologram', later: { x: 1 }, label: 5 };
    expect(propsOf([node('text', props)])).toEqual([props]);
  });

  it('ENT-04 BUILD-20 gives a field without a key one of its own, from its label', () => {
    const keys = propsOf([
      node('text', { label: 'Prénom' }),
      node('text', { label: 'prenom' }),
      node('text', { fieldKey: 'prenom' }),
      node('text', { label: '?' }),
      node('richText', {}),
    ]).map(({ fieldKey }) => fieldKey);
    expect(keys).toEqual(['prenom_2', 'prenom_3', 'prenom', 'b4', undefined]);
  });
});

describe('keySlug', () => {
  it('ENT-04 is short, and can be made of any script', () => {
    expect(keySlug('x'.repeat(200))).toHaveLength(60);
    expect(keySlug('Фамилия и имя')).toBe('фамилия_и_имя');
  });
});

describe('blockKinds', () => {
  it('BLOCK-11 knows each kind under its type, and reads any properties of it', () => {
    expect(blockKinds.size).toBe(31);
    for (const [type, kind] of blockKinds) {
      expect(kind.type).toBe(type);
      const hostile = Object.fromEntries(Object.keys(kind.props).map((name) => [name, { toString: null }]));
      expect(() => readProps(kind.props, hostile)).not.toThrow();
      expect(readProps(kind.props, {})).toMatchObject({ hidden: false });
    }
  });
});
