import fc from 'fast-check';
import { blockKinds } from '../../blocks/blockKinds';
import { documentIn, settingsIn } from '../../translations/inLanguage';
import { TEXTS } from '../../translations/translatable';
import { node, type TestNode } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import { duplicateBlocks } from '../commands/copyBlocks';
import { closeForm, type EditedForm, openForm } from '../document/editedForm';
import { allBlocks, findBlock } from '../document/tree';
import { edit, redo, startHistory, undo } from '../history/history';
import { kindEditors } from '../kinds/kindEditors';
import { settingProperties } from '../panel/settingProperties';
import { rebase } from '../rebase/rebase';
import { edited } from '../testing/edited';
import { editedForms, idsFor, wishes } from '../testing/randomCommands';
import { warningsOf } from '../warnings/warningsOf';
import { type FormText, translate } from './formText';
import { addLanguage, languagesOfForm, removeLanguage, setBase } from './languages';
import { setList } from './setList';
import { missingTexts, textsOf } from './textsOf';

const gala: readonly TestNode[] = [
  node('text', { fieldKey: 'nom', label: 'Nom', tooltip: 'Tel que sur la carte' }),
  node('select', { fieldKey: 'plat', label: 'Plat', values: ['Viande', 'Poisson'] }),
  node('contact', { fieldKey: 'ami', label: 'Ami', labels: { nom: 'Nom de famille' } }),
  node('accordion', {
    items: [
      { title: 'Où ?', description: '<p>Ici</p>' },
      { title: 'Quand ?', description: '' },
    ],
  }),
];
const settings = {
  type: 'COMPLEX',
  title: 'Gala',
  withPaiement: true,
  paiementMethods: ['Chèque'],
  products: [{ id: 'P1', label: 'Place', renderOptions: { type: 'SELECT', selectPrefix: 'Prendre' } }],
  calendars: [{ id: 'c1', label: 'Rendez-vous' }],
  blocks: [{ id: 'f2', label: 'Autre' }],
};
const form = edited(gala, settings);
const inEnglish = (found: readonly FormText[]) =>
  found.map((text) => ({
    text,
    lang: 'en' as const,
    to: text.format === 'richText' ? '<p>Here</p>' : `${text.base} EN`,
  }));
const translated = [...addLanguage(form, 'en', 'fr'), ...translate(form, inEnglish(textsOf(form)))].reduce(
  applyCommand,
  form,
);
const openedIn = (from: EditedForm, lang: 'en' | 'he') => {
  const { content, ...own } = closeForm(from) as { content: string };
  const document = JSON.parse(content) as EditedForm['document'];
  return { settings: settingsIn(own, document, lang), document: documentIn(document, lang) };
};

describe('texts of a form', () => {
  it('BUILD-48 are all that visitors read, each once, its own first', () => {
    expect(textsOf(form).map(({ block, path }) => `${block} ${path}`.trim())).toEqual([
      'title',
      'products.P1.label',
      'products.P1.selectPrefix',
      'calendars.c1.label',
      'paiementMethods.Chèque',
      'b1 label',
      'b1 tooltip',
      'b2 values.Viande',
      'b2 values.Poisson',
      'b2 label',
      'b3 labels.nom',
      'b3 label',
      'b4 items.0.title',
      'b4 items.0.description',
      'b4 items.1.title',
    ]);
  });

  it('BUILD-48 are those that a document in a language reads, and no others', () => {
    const ofLists = ['values', 'labels', 'paiementMethods'];
    const described = [...kindEditors.values()].flatMap(({ type, properties }) =>
      Object.entries(properties).flatMap(([name, { items = {}, isTranslatable }]) => [
        { name, isTranslatable, prop: blockKinds.get(type)?.props[name] },
        ...Object.entries(items).map(([inner, editor]) => ({ ...editor, name: inner, prop: null })),
      ]),
    );
    for (const { name, isTranslatable } of described)
      if (!ofLists.includes(name)) expect([name, TEXTS.has(name)]).toEqual([name, isTranslatable === true]);
    for (const { name, isTranslatable, items } of settingProperties)
      if (!ofLists.includes(name)) {
        expect([name, TEXTS.has(name)]).toEqual([name, isTranslatable === true]);
        if (name !== 'blocks')
          for (const inner of items)
            expect([inner.name, TEXTS.has(inner.name)]).toEqual([inner.name, inner.isTranslatable === true]);
      }
  });

  it('BUILD-46 BUILD-47 are what visitors in that language read; values, keys and prices stay', () => {
    const { document, settings: own } = openedIn(translated, 'en');
    expect(own).toEqual({
      ...settings,
      title: 'Gala EN',
      products: [{ id: 'P1', label: 'Place EN', renderOptions: { type: 'SELECT', selectPrefix: 'Prendre EN' } }],
      calendars: [{ id: 'c1', label: 'Rendez-vous EN' }],
    });
    expect(document.schemaVersion).toBe(1);
    expect(document.methodLabels).toEqual({ Chèque: 'Chèque EN' });
    expect(document.children.map(({ props }) => props)).toEqual([
      { fieldKey: 'nom', label: 'Nom EN', tooltip: 'Tel que sur la carte EN' },
      {
        fieldKey: 'plat',
        label: 'Plat EN',
        values: ['Viande', 'Poisson'],
        choiceLabels: { Viande: 'Viande EN', Poisson: 'Poisson EN' },
      },
      { fieldKey: 'ami', label: 'Ami EN', labels: { nom: 'Nom de famille EN' } },
      {
        items: [
          { title: 'Où ? EN', description: '<p>Here</p>' },
          { title: 'Quand ? EN', description: '' },
        ],
      },
    ]);
  });

  it('BUILD-47 fall back to those that the form is written in; one that it lost is in no language', () => {
    const partly = [
      ...addLanguage(form, 'he', 'fr'),
      { do: 'setProperty', block: 'b1', property: 'label@he', value: 'שם' } as const,
      { do: 'setProperty', block: 'b1', property: 'tooltip@he', value: 'כמו בכרטיס' } as const,
      { do: 'setProperty', block: 'b1', property: 'tooltip' } as const,
    ].reduce(applyCommand, form);
    const [first, second] = openedIn(partly, 'he').document.children;
    expect([first?.props, second?.props]).toEqual([{ fieldKey: 'nom', label: 'שם' }, gala[1]?.props]);
    const content = JSON.parse(closeForm(partly)['content'] as string) as EditedForm['document'];
    expect(documentIn(content, 'it')).toBe(content);
  });

  it('BUILD-47 cannot change anything but texts', () => {
    const hostile = {
      ...{ schemaVersion: 2, languages: ['en'], translations: { 'products.P1.id@en': 'P2', 'type@en': 'SIMPLE' } },
      children: [
        {
          id: 'b1',
          type: 'text',
          props: { kind: 'email', 'kind@en': 'numeric', 'fieldKey@en': 'x', '__proto__@en': 'y' },
          children: [],
        },
      ],
    };
    expect(documentIn(hostile, 'en').children[0]?.props).toEqual({ kind: 'email' });
    expect(settingsIn(settings, hostile, 'en')).toEqual(settings);
  });

  it('BUILD-46 make it a document of version 2, which one of one language is not', () => {
    const versionOf = (one: EditedForm) =>
      (JSON.parse(closeForm(one)['content'] as string) as { schemaVersion: number }).schemaVersion;
    expect([form, translated].map(versionOf)).toEqual([1, 2]);
    expect(versionOf(removeLanguage(translated, 'en').reduce(applyCommand, translated))).toBe(1);
    expect(openForm(closeForm(translated))).toEqual(openForm(openedForm(translated)));
    expect(closeForm(openForm(closeForm(translated)) as EditedForm)).toEqual(closeForm(translated));
  });
});

/** As a host page that keeps the document as an object gives it. */
const openedForm = (from: EditedForm) => {
  const { content, ...own } = closeForm(from) as { content: string };
  return { ...own, content: JSON.parse(content) as unknown };
};

describe('translations of a form', () => {
  it('BUILD-46 stay with a block that is moved, copied or removed and put back', () => {
    const steps = edit(startHistory(translated), [{ do: 'move', blocks: ['b1'], at: { parent: null, index: 4 } }], {
      now: 0,
    });
    const copy = duplicateBlocks(steps.present, ['b1', 'b4'], idsFor('n'))!;
    const copied = edit(steps, [copy.command], { now: 9000 });
    expect(findBlock(copied.present.document, 'n1')?.block.props['items']).toBe(
      findBlock(translated.document, 'b4')?.block.props['items'],
    );
    expect(findBlock(copied.present.document, 'n2')?.block.props).toMatchObject({
      fieldKey: 'nom2',
      'label@en': 'Nom EN',
    });
    const removed = edit(copied, [{ do: 'remove', blocks: ['b1'] }], { now: 20_000 });
    expect(textsOf(removed.present).some(({ block }) => block === 'b1')).toBe(false);
    expect(undo(removed).present).toBe(copied.present);
  });

  it('BUILD-49 stay with a choice, a way to pay or a thing that is only called otherwise', () => {
    const renamed = [
      ...setList(translated, 'b2', 'values', ['Bœuf', 'Poisson']),
      ...setList(translated, '', 'paiementMethods', ['Virement']),
      ...setList(translated, '', 'calendars', [{ id: 'c2', label: 'Rendez-vous' }]),
    ].reduce(applyCommand, translated);
    expect(missingTexts(renamed, 'en')).toEqual([]);
    expect(findBlock(renamed.document, 'b2')?.block.props).not.toHaveProperty('values.Viande@en');
    expect(setList(translated, 'b2', 'values', ['Poisson', 'Viande'])).toHaveLength(1);
    expect(setList(translated, 'b2', 'values', ['Poisson', 'Poisson'])).toHaveLength(1);
    expect(setList(form, 'b2', 'values', ['Bœuf', 'Poisson'])).toHaveLength(1);
  });

  it('BUILD-48 are missing where visitors would read another language, which is warned of once for each', () => {
    const hidden = [
      ...addLanguage(translated, 'he', 'fr'),
      { do: 'setProperty', block: 'b1', property: 'label@en' } as const,
      { do: 'setProperty', block: 'b3', property: 'labels.nom@en', value: ' ' } as const,
      { do: 'setProperty', block: 'b3', property: 'hidden', value: true } as const,
    ].reduce(applyCommand, translated);
    expect(missingTexts(hidden, 'en').map(({ block, path }) => `${block} ${path}`)).toEqual(['b1 label']);
    const warnings = warningsOf(hidden, { currency: 'eur' }).filter(({ code }) => code === 'translationMissing');
    expect(warnings).toEqual([
      { block: '', property: null, setting: 'title', code: 'translationMissing', key: 'he' },
      { block: 'b1', property: 'label', setting: null, code: 'translationMissing', key: 'en' },
    ]);
  });

  it('BUILD-46 come back with their language; the one that it is written in is none of them', () => {
    const without = removeLanguage(translated, 'en').reduce(applyCommand, translated);
    expect([
      languagesOfForm(without),
      warningsOf(without, { currency: 'eur' }).some(({ code }) => code === 'translationMissing'),
    ]).toEqual([[], false]);
    const again = addLanguage(without, 'en', 'fr').reduce(applyCommand, without);
    expect(missingTexts(again, 'en')).toEqual([]);
    expect(languagesOfForm(setBase(again, 'en').reduce(applyCommand, again))).toEqual([]);
  });

  it('BUILD-51 of two editors meet text by text', () => {
    const set = (block: string, property: string, value: string): Command => ({
      do: 'setProperty',
      block,
      property,
      value,
    });
    const theirs = [set('b1', 'label@en', 'Name'), set('b1', 'label', 'Votre nom')].reduce(applyCommand, translated);
    const { form: merged, conflicts } = rebase(
      translated,
      [set('b1', 'label@he', 'שם'), set('b1', 'tooltip@en', 'As on the card'), set('b1', 'label@en', 'Surname')],
      theirs,
    );
    expect(findBlock(merged.document, 'b1')?.block.props).toMatchObject({
      ...{ label: 'Votre nom', 'label@en': 'Name', 'label@he': 'שם', 'tooltip@en': 'As on the card' },
    });
    expect(conflicts.map(({ property, yours, theirs: other }) => [property, yours, other])).toEqual([
      ['label@en', 'Surname', 'Name'],
    ]);
  });
});

describe('any translations of any form', () => {
  const languages = fc.constantFrom('en' as const, 'he' as const);
  it('BUILD-46 BUILD-51 are undone exactly, and change no value, key or block', () => {
    fc.assert(
      fc.property(
        editedForms,
        fc.array(wishes, { maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(30), languages, fc.constantFrom('A', 'B', '')), { maxLength: 8 }),
        (start, list, drawn) => {
          const newId = idsFor('n');
          const begun = list.reduce((now, wish) => {
            const command = wish(now, newId);
            return command ? applyCommand(now, command) : now;
          }, start);
          const spoken = (['en', 'he'] as const)
            .flatMap((lang) => addLanguage(begun, lang, 'fr'))
            .reduce(applyCommand, begun);
          const texts = textsOf(spoken);
          const wanted = drawn.flatMap(([at, lang, to]) => {
            const text = texts[at % Math.max(1, texts.length)];
            return text ? [{ text, lang, to }] : [];
          });
          const before = startHistory(spoken);
          const after = edit(before, translate(spoken, wanted), { now: 0 });
          const undone = after === before ? before : undo(after);
          expect(undone.present).toBe(spoken);
          expect(after === before ? after.present : redo(undone).present).toBe(after.present);

          const { document } = openedIn(after.present, 'en');
          const bare = (one: Pick<EditedForm['document'], 'children'>) =>
            allBlocks(one).map(({ id, type, props }) => [
              id,
              type,
              props['fieldKey'],
              props['values'],
              props['conditions'],
            ]);
          expect(bare(document)).toEqual(bare(begun.document));
          expect(openForm(closeForm(after.present))).toEqual(openForm(openedForm(after.present)));
        },
      ),
    );
  });
});
