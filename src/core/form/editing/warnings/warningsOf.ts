import { blockKinds } from '../../blocks/blockKinds';
import { compileForm } from '../../engine/compileForm';
import type { CompileOptions } from '../../engine/compileFormWith';
import { lintForm } from '../../engine/lintForm';
import type { Block } from '../../schema/formDocument';
import { readProps } from '../../schema/props';
import { type EditedForm, editedDefinition } from '../document/editedForm';
import { blockFields, keyContext, storedKeysOf } from '../document/storedKeys';
import { allBlocks } from '../document/tree';
import { kindEditors } from '../kinds/kindEditors';
import { untranslated } from '../translations/textsOf';
import { absences } from '../document/absences';
import type { BuilderWarning, Finding } from './builderWarning';
import { lintBlock } from './lintBlock';
import { type AskedFields, lintGate } from './lintGate';
import { placeOfWarning } from './placeOfWarning';

/**
 * All that a form's author should look at, in the order of the form (BUILD-28): what saving tells (`lintForm`), and what
 * only a builder looks for. A block that is hidden is not warned of.
 * @example
 * warningsOf(edited([node('section')], {}), { currency: 'eur' }) // => [{ block: 'b1', property: 'sectionId', setting: null, code: 'sectionMissing' }]
 */
export function warningsOf(form: EditedForm, options: Omit<CompileOptions, 'forAuthor'>): BuilderWarning[] {
  const types = new Map(allBlocks(form.document).map(({ id, type }) => [id, type]));
  const compiled = compileForm(editedDefinition(form), { ...options, forAuthor: true });
  const told = lintForm(compiled).map((warning): BuilderWarning => {
    const [wanted, setting] = placeOfWarning(warning.code);
    const { properties = {} } = kindEditors.get(types.get(warning.block) ?? '') ?? {};
    // The key of a calendar is made of what it names; some kinds have one that is fixed.
    const name = wanted === 'fieldKey' && 'calendarId' in properties ? 'calendarId' : wanted;
    return { ...warning, property: name !== null && name in properties ? name : null, setting };
  });
  const found = [...told, ...lintBlocks(form), ...untranslatedIn(form)];
  const order = new Map(allBlocks(form.document).map(({ id }, index) => [id, index]));
  // Warnings of an embedded form stand with the block that embeds it.
  const positionOf = ({ block }: BuilderWarning) => order.get(block.split('/')[0] ?? '') ?? -1;
  return found.sort((one, other) => positionOf(one) - positionOf(other));
}

/** One for each language, where the first text of those that it lacks is. */
const untranslatedIn = (form: EditedForm): BuilderWarning[] =>
  untranslated(form).map(({ lang: key, first: { block, property, owner, item } }) => {
    const name = item?.list ?? (block === '' && owner ? owner : property);
    return { block, property: block ? name : null, setting: block ? null : name, code: 'translationMissing', key };
  });

function lintBlocks(form: EditedForm): BuilderWarning[] {
  const context = keyContext(form);
  const absent = absences(form);
  const blocks = allBlocks(form.document);
  const fields = askedFields(form, blocks);
  const findings: BuilderWarning[] = [];
  let position = -1;
  let hasSubmit = false;
  const visit = (block: Block, around: readonly string[]): void => {
    position += 1;
    const absence = absent.get(block.id);
    const add = ({ property, setting, ...finding }: Finding) =>
      findings.push({ block: block.id, property: property ?? null, setting: setting ?? null, ...finding });
    if (absence === 'notDrawn') add({ code: 'notDrawn' });
    if (absence === 'noIdentity') add({ code: 'identityOff', setting: 'identity' });
    if (!absence) {
      const kind = blockKinds.get(block.type);
      const props = kind ? readProps(kind.props, block.props) : block.props;
      lintBlock(block, props, around, context).forEach(add);
      if (block.type === 'conditional') {
        const end = position + allBlocks(block).length;
        lintGate(props as Parameters<typeof lintGate>[0], fields, end).forEach(add);
      }
      if (block.type === 'submit' && hasSubmit) add({ code: 'submitTwice' });
      hasSubmit ||= block.type === 'submit';
    }
    for (const child of block.children) visit(child, [block.type, ...around]);
  };
  for (const block of form.document.children) visit(block, []);
  return findings;
}

function askedFields(form: EditedForm, blocks: readonly Block[]): AskedFields {
  const context = keyContext(form);
  const positions = new Map<string, number>();
  const parts = new Map<string, readonly string[]>();
  for (const [position, block] of blocks.entries())
    for (const field of blockFields(block, context)) {
      if (!positions.has(field.key)) positions.set(field.key, position);
      if (field.parts)
        parts.set(
          field.key,
          field.parts.map(({ name }) => name),
        );
    }
  return { keys: storedKeysOf(form), positions, parts };
}
