import { node } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import { edited } from '../testing/edited';
import { translate } from './formText';
import { addLanguage, languagesOfForm } from './languages';
import { readTranslations } from './readTranslations';
import { textsOf } from './textsOf';
import { translationsCsv } from './translationsCsv';

const odd = [
  '=1+1',
  '+33 1 23',
  '-x',
  '@home',
  'a,b;c',
  'say "x"',
  'two\nlines',
  "it's",
  '<p>Un <b>deux</b></p>',
  'שלום',
];
const form = edited(
  odd.map((label, index) => node('text', { fieldKey: `f${index}`, label })),
  { title: 'Gala' },
);
const inTwo = [
  ...addLanguage(form, 'en', 'fr'),
  ...translate(
    form,
    textsOf(form).map((text) => ({ text, lang: 'en' as const, to: `${text.base}!` })),
  ),
].reduce(applyCommand, form);
const read = (csv: string, from = inTwo) => {
  const found = readTranslations(from, csv, 'fr');
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('translations as CSV', () => {
  it('BUILD-50 come back as they went, and are no formulas in between', () => {
    const csv = translationsCsv(inTwo, 'fr');
    expect(csv).toMatch(/\nb1,label,'=1\+1,'=1\+1!\r\n/);
    expect(read(csv)).toMatchObject({ changes: [], leftOut: [], added: [], ignored: [], commands: [] });
    const { commands, added, changes } = read(csv, form);
    expect([added, changes.length]).toEqual([['en'], textsOf(form).length]);
    expect(commands.reduce(applyCommand, form)).toEqual(inTwo);
  });

  it('BUILD-50 tell what they would change before they do, and leave out what is not of the form', () => {
    const table = [
      'property;block;en;he;fr;Note',
      'label;b6;say “x”;אמור;say "x";',
      'label;b7;;שתי שורות;two lines;later',
      'label;b99;Nobody;;;',
      'label;b8;its;;changed since;',
      'label;b6;again;;;',
      'fieldKey;b6;key;;;',
    ].join('\n');
    const { changes, leftOut, added, ignored, commands } = read(table);
    expect(changes.map(({ text, lang, from, to }) => [text.block, lang, from, to])).toEqual([
      ['b6', 'en', 'say "x"!', 'say “x”'],
      ['b6', 'he', '', 'אמור'],
      ['b7', 'he', '', 'שתי שורות'],
    ]);
    expect(leftOut).toEqual([
      { line: 4, why: 'unknown', name: 'b99 label' },
      { line: 5, why: 'changed', name: 'b8 label' },
      { line: 6, why: 'twice', name: 'b6 label' },
      { line: 7, why: 'unknown', name: 'b6 fieldKey' },
    ]);
    expect([added, ignored]).toEqual([['he'], ['note']]);
    expect(languagesOfForm(commands.reduce(applyCommand, inTwo))).toEqual(['en', 'he']);
  });

  it('BUILD-50 are refused where they are no table of translations', () => {
    const given = ['block,property,en\n"b1,label,x', 'a,b\n1,2', 'block,property,fr\nb1,label,x', ''];
    expect(given.map((csv) => readTranslations(form, csv, 'fr'))).toEqual([
      'notCsv',
      'noColumns',
      'noColumns',
      'noColumns',
    ]);
  });

  it('BUILD-50 reach every item of a list', () => {
    const items = [{ title: 'Un' }, { title: 'Deux' }];
    const list = edited([node('accordion', { items })]);
    const { commands } = read('block,property,en\nb1,items.0.title,One\nb1,items.1.title,Two', list);
    expect(commands.reduce(applyCommand, list).document.children[0]?.props['items']).toEqual([
      { title: 'Un', 'title@en': 'One' },
      { title: 'Deux', 'title@en': 'Two' },
    ]);
  });

  it('BUILD-50 BUILD-51 set a list once, however many of its items and languages are translated', () => {
    const items = Array.from({ length: 300 }, (_, index) => ({ title: `Un ${index}` }));
    const rows = items.map((_, index) => `b1,items.${index}.title,One ${index},אחת ${index}`);
    const list = edited([node('accordion', { items })], { '@language': 'fr', '@languages': ['en', 'he'] });
    const { commands, changes } = read(['block,property,en,he', ...rows].join('\n'), list);
    expect([changes.length, commands.length]).toEqual([600, 1]);
    const after = commands.reduce(applyCommand, list).document.children[0]?.props['items'];
    expect((after as unknown[])[299]).toEqual({ title: 'Un 299', 'title@en': 'One 299', 'title@he': 'אחת 299' });
  });
});
