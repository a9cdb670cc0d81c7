import { addImport, addLine } from './plan.mjs';

const descriptor = ({ name }) => `import type { BlockKind } from '../schema/blockKind';
import { fieldProps } from '../schema/commonProps';
import { lintWidget } from '../schema/lintWidget';
import { storedKey } from '../values/fieldKeys';
import { typedField } from '../values/fieldSpec';

const props = { ...fieldProps };

/** What visitors answer with it (FORM-00). */
export const ${name}: BlockKind<typeof props> = {
  type: '${name}',
  group: 'field',
  props,
  fields: ({ fieldKey, required }) => [typedField({ key: storedKey(null, fieldKey), required, rule: () => null })],
  lint: lintWidget,
};
`;

const test = ({ name }) => `import { compileForm, createFormEngine, readForm } from '..';

const KEY = 'answer';
const open = () => {
  const form = readForm({ content: [{ type: '${name}', props: { fieldKey: 'answer', label: 'Answer' } }] });
  if (typeof form === 'string') throw new Error(form);
  return createFormEngine(compileForm(form, { currency: 'eur' }), '2026-01-01T12:00:00Z');
};

it('FORM-00 a ${name} keeps what was answered', () => {
  const engine = open();
  engine.set(KEY, 'yes');
  expect(engine.field(KEY).value).toBe('yes');
});

it('FORM-00 a ${name} refuses what is no answer', () => {
  const engine = open();
  engine.set(KEY, 'nonsense');
  expect(engine.check(KEY, { now: '2026-01-01T12:00:00Z', country: 'FR', isPhone: undefined })).not.toEqual([]);
});
`;

const view = ({ name, Name }) => `import { memo } from 'react';
import { propsOf } from '../../../core/form';
import type { ${name} } from '../../../core/form/blocks/${name}';
import { TextInput } from '../../../ui/fields/TextInput';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';

/** What visitors answer with it (FORM-00). */
export const ${Name}Block = memo(function ${Name}Block({ block, suffix }: BlockViewProps) {
  const { label, placeholder, tooltip, required } = propsOf<typeof ${name}>(block);
  const run = useForm();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  return (
    <FieldBox name={key}>
      <TextInput
        label={<FieldName text={label} required={required} />}
        hint={tooltip}
        placeholder={placeholder}
        error={problemText(run, problems)}
        required={required}
        readOnly={run.mode === 'readonly'}
        value={String(value)}
        onValue={(typed) => run.set(key, typed)}
      />
    </FieldBox>
  );
});
`;

/** A kind of form block: what it is to core, how it is drawn. */
export function block(names) {
  const { name, Name } = names;
  const kinds = 'src/core/form/blocks/blockKinds.ts';
  const views = 'src/features/form/kinds/moreViews.ts';
  return {
    files: {
      [`src/core/form/blocks/${name}.ts`]: descriptor(names),
      [`src/core/form/blocks/${name}.test.ts`]: test(names),
      [`src/features/form/blocks/${Name}Block.tsx`]: view(names),
    },
    edits: [
      addImport(kinds, `import { ${name} } from './${name}';`),
      addLine(kinds, 'const list', '];', `  ${name},\n`),
      addLine(
        views,
        'moreViews:',
        '\n};',
        `\n  ${name}: async () => ({ View: (await import('../blocks/${Name}Block')).${Name}Block }),`,
      ),
    ],
    next: [
      'give the rule an id in docs/requirements.md, in place of FORM-00',
      `make src/core/form/blocks/${name}.test.ts pass`,
      'say how it is edited in src/core/form/editing/kinds, put it in palette/presets.ts there, and name it in src/i18n/formBuilder, its properties in src/i18n/formPanel',
      'put its view behind a door: a `.lazy.ts` file, and src/core/form/document/doorsIn.ts',
      'node scripts/makeDocs.mjs, which adds it to docs/form-document.md',
      'add it to tests/e2e/support/everyBlock.ts, and look at it',
    ],
  };
}
