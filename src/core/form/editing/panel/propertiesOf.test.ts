import { blockKinds } from '../../blocks/blockKinds';
import { authorProps } from '../../schema/authorSettings';
import { formProps } from '../../schema/formSettings';
import { node } from '../../testing/formOf';
import { edited } from '../testing/edited';
import { propertiesOf } from './propertiesOf';
import { settingProperties } from './settingProperties';
import { storedFields } from '../document/storedFields';

describe('rows of the property panel', () => {
  it.each([...blockKinds.values()].map((kind) => [kind.type, kind] as const))(
    'BUILD-40 give every choice of %s the codes that it may have',
    (type, kind) => {
      const choices = propertiesOf(type).filter(({ format }) => format === 'choice');
      expect(choices.map(({ name, choices: codes }) => [name, codes])).toEqual(
        choices.map(({ name }) => [name, kind.props[name]?.schema['enum']]),
      );
    },
  );

  it('BUILD-40 begin with what is said of a block', () => {
    const names = propertiesOf('text').map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['label', 'placeholder', 'tooltip', 'required']);
    expect(propertiesOf('constructor').map(({ name }) => name)).toContain('padding');
  });

  it('BUILD-40 are there for every setting of a form', () => {
    // The id is the server's.
    const known = Object.keys({ ...formProps, ...authorProps }).filter((name) => name !== 'id');
    expect(settingProperties.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  it('BUILD-40 give a new product an id that no other has', () => {
    const products = settingProperties.find(({ name }) => name === 'products');
    expect(products?.newItem?.([])).toEqual({ id: 'P1' });
    expect(products?.newItem?.([{ id: 'P1' }, { id: 'P2' }])).toEqual({ id: 'P3' });
  });

  it('BUILD-40 offer conditions the fields of the form, a person part by part', () => {
    const form = edited([
      node('text', { fieldKey: 'nom', label: 'Nom' }),
      node('container', {}, [node('child', { fieldKey: 'aine', label: 'Aîné' })]),
    ]);
    expect(storedFields(form).map(({ key, name, part }) => `${key} ${name} ${part ?? ''}`)).toEqual([
      '[TEXT]_nom Nom ',
      '[CHILD]_aine.homme Aîné homme',
      '[CHILD]_aine.prenom Aîné prenom',
      '[CHILD]_aine.nom Aîné nom',
      '[CHILD]_aine.ddn Aîné ddn',
    ]);
  });
});
