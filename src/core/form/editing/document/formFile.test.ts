import { openForm } from './editedForm';
import { readFormFile, writeFormFile } from './formFile';

const opened = (form: object) => {
  const edited = openForm(form);
  if (typeof edited === 'string') throw new Error(edited);
  return edited;
};
const stored = opened({
  id: 'f1',
  organisation: 'demo',
  revision: 7,
  active: false,
  title: 'Gala',
  products: [{ id: 'P1', montant: 10 }],
  content: '[{"type":"text","props":{"label":"Nom","fieldKey":"nom"}}]',
});

describe('a form as a file', () => {
  it('BUILD-86 comes back as it was', () => {
    expect(readFormFile(writeFormFile(stored), stored)).toEqual(stored);
  });

  it('BUILD-86 says nothing of the server, and takes the place of a form that stays the same', () => {
    const other = opened({ id: 'f2', organisation: 'club', revision: 2, active: true, title: 'Autre' });
    expect(readFormFile(writeFormFile(stored), other)).toEqual({
      settings: { ...other.settings, title: 'Gala', products: [{ id: 'P1', montant: 10 }] },
      document: stored.document,
    });
    expect(writeFormFile(stored)).not.toMatch(/f1|demo|revision|active/);
  });

  it('BUILD-86 a form as the API answers it can be read, a newer or another file is refused', () => {
    const asAnswered = '{"id":"x","title":"Gala","content":"[{\\"type\\":\\"video\\"}]"}';
    expect(readFormFile(asAnswered, stored)).toMatchObject({ settings: { id: 'f1', title: 'Gala' } });
    const refused = ['', 'null', '[]', 'nothing', '{"content":"<p>"}', '{"content":{"schemaVersion":99}}'];
    expect(refused.map((text) => readFormFile(text, stored))).toEqual([
      'notADocument',
      'notADocument',
      'notADocument',
      'notADocument',
      'notADocument',
      'newerVersion',
    ]);
  });

  it.each([
    ['a setting', '{"title":$}'],
    ['a property', '{"content":{"children":[{"type":"text","props":{"label":$}}]}}'],
    ['a layout', '{"content":$}'],
  ])('BUILD-86 refuses %s that goes deeper than the server takes, without running out of stack', (_, around) => {
    const nested = (depth: number) => around.replace('$', '['.repeat(depth) + ']'.repeat(depth));
    expect(readFormFile(nested(20_000), stored)).toBe('tooDeep');
    const asText = JSON.stringify({ content: `[{"type":"text","props":{"label":${'['.repeat(20_000)}` });
    expect(readFormFile(asText, stored)).toBe('tooDeep');
    const taken = readFormFile(nested(200), stored);
    if (typeof taken !== 'string') expect(() => writeFormFile(taken)).not.toThrow();
  });
});
