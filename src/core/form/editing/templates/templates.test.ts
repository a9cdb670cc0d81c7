import { languages } from '../../../../contract/terms/languages';
import { loadTexts } from '../../../../i18n/catalogue';
import { formTemplateTexts } from '../../../../i18n/formTemplates';
import { compileForm } from '../../engine/compileForm';
import { closeForm, editedDefinition, openForm } from '../document/editedForm';
import { allBlocks } from '../document/tree';
import { edited } from '../testing/edited';
import { idsFor } from '../testing/randomCommands';
import { warningsOf } from '../warnings/warningsOf';
import { formFromTemplate } from './formFromTemplate';
import { TEMPLATES } from './templateWords';
import { templates } from './templates';

/** Only the author's organisation has it: a calendar with slots. */
const left: Partial<Record<string, readonly string[]>> = { appointment: ['calendarMissing'] };
const options = { currency: 'eur' };
const blank = edited([], {});

describe.each(languages)('templates in %s', (lang) => {
  it.each(TEMPLATES)('BUILD-60 BUILD-28 %s opens, is whole and says its own words', async (id) => {
    const { words } = await loadTexts(formTemplateTexts, lang);
    const form = formFromTemplate(blank, id, words, idsFor('n'));
    expect(openForm(closeForm(form))).toEqual(form);
    expect(warningsOf(form, options).map(({ code }) => code)).toEqual(left[id] ?? []);
    expect(form.settings['title']).toBe(words[id].title);

    const countOf = (blocks: readonly (readonly [unknown, unknown?, unknown?])[]): number =>
      blocks.reduce((sum, [, , inner = []]) => sum + 1 + countOf(inner as typeof blocks), 0);
    const written = allBlocks(form.document);
    expect(written).toHaveLength(countOf(templates[id](words).blocks));
    // All of the blocks are compiled; keys are each its own.
    const compiled = compileForm(editedDefinition(form), options);
    const countCompiled = (blocks: typeof compiled.blocks): number =>
      blocks.reduce((sum, { children }) => sum + 1 + countCompiled(children), 0);
    expect(countCompiled(compiled.blocks)).toBe(written.length);
    const said = JSON.stringify(written.map(({ props }) => props));
    for (const text of Object.values<string | readonly string[]>(words[id]).flat())
      expect(said + JSON.stringify(form.settings)).toContain(text);
    for (const { type, props } of written)
      if (type === 'conditional') expect(props['conditions']).toMatchObject([{ field: expect.stringMatching(/./) }]);
  });
});

it('BUILD-60 a template keeps what the form has: its title, and what the server says of it', async () => {
  const { words } = await loadTexts(formTemplateTexts, 'fr');
  const begun = edited([], { title: 'Bal', active: false });
  const { settings } = formFromTemplate(begun, 'gala', words, idsFor('n'));
  expect(settings).toMatchObject({ title: 'Bal', active: false, type: 'COMPLEX', identity: 'SHORT' });
});
