import { openForm } from '../document/editedForm';
import { savedForm } from './savedForm';

const opened = (settings: object) => {
  const form = openForm(settings);
  if (typeof form === 'string') throw new Error(form);
  return form;
};

describe('the form as it is sent', () => {
  it('BUILD-20 CALL-23 empties what its author took out, as the server keeps what is absent', () => {
    const base = opened({
      title: 'Bal',
      description: 'Le soir',
      products: [{ id: 'P1' }],
      active: false,
      manual: true,
    });
    expect(savedForm(opened({ title: 'Bal' }), base)).toMatchObject({
      title: 'Bal',
      description: '',
      products: [],
      active: true,
      manual: false,
    });
  });

  it('BUILD-20 says nothing of what has no empty value, nor of what was never there', () => {
    const base = opened({ title: 'Bal', expireAt: null, formData: { paiement_config: {} }, revision: 3 });
    expect(savedForm(opened({ title: 'Gala' }), base)).toEqual({ title: 'Gala', content: expect.any(String) });
  });

  it('BUILD-20 BUILD-46 a translation or a language that was taken out is only absent from the content', () => {
    const layout = { schemaVersion: 2, languages: ['en'], translations: { 'title@en': 'Ball' }, children: [] };
    const base = opened({ title: 'Bal', content: JSON.stringify(layout) });
    expect(Object.keys(base.settings).some((name) => name.includes('@'))).toBe(true);
    expect(savedForm(opened({ title: 'Bal' }), base)).toEqual({
      title: 'Bal',
      content: expect.not.stringContaining('@'),
    });
  });
});
