import { storedFields } from '../../../core/form/editing';
import { OPERATORS } from '../../../core/form/blocks/conditional';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { removeIcon } from '../icons';
import { useBuilderState } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import { useFieldName } from '../run/useFieldName';
import { usePanelTexts } from '../run/usePanelTexts';
import { type EditorProps, orDefault } from './editorProps';
import { valuesOf } from './ValuesEditor';

interface Written {
  readonly field?: string;
  readonly type?: string;
  readonly values?: readonly unknown[];
  readonly next?: string;
}

/** Operators that compare with nothing. */
const alone = new Set(['EMPTY', 'NOT_EMPTY', 'CHECKED']);

/** Conditions of a conditional block (ENG-10, ENG-12), and how they combine. */
export function ConditionsEditor({ label, value, set }: EditorProps) {
  const texts = useEditorTexts();
  const conditions = Array.isArray(value) ? (value as Written[]) : [];
  const write = (next: readonly Written[]) => set(orDefault(next));
  const change = (at: number, changes: Written) =>
    write(conditions.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <fieldset className="panel-records">
      <legend className="label">{label}</legend>
      {conditions.map((condition, index) => (
        <ConditionRow
          key={index}
          condition={condition}
          isLast={index === conditions.length - 1}
          place={index + 1}
          change={(changes) => change(index, changes)}
          remove={() => write(conditions.filter((_, at) => at !== index))}
        />
      ))}
      {conditions.length > 2 && <p className="field-hint">{texts.brackets(bracketed(conditions, texts))}</p>}
      <Button variant="secondary" onClick={() => write([...conditions, { field: '', type: 'EQUAL', values: [] }])}>
        {texts.add}
      </Button>
    </fieldset>
  );
}

interface ConditionRowProps {
  readonly condition: Written;
  readonly isLast: boolean;
  readonly place: number;
  change(changes: Written): void;
  remove(): void;
}

function ConditionRow({ condition, isLast, place, change, remove }: ConditionRowProps) {
  const texts = useEditorTexts();
  const words = usePanelTexts();
  const form = useBuilderState(({ history }) => history.present);
  const fields = storedFields(form);
  const { field = '', type = 'EQUAL', values = [], next = 'AND' } = condition;
  const isMissing = field !== '' && !fields.some(({ key }) => key === field);
  const nameOf = useFieldName();
  const operators = words.choices;
  return (
    <div className="panel-record panel-fields">
      <Select
        label={texts.conditionField}
        value={field}
        placeholder={texts.none}
        options={[
          ...fields.map(({ key, name, part }) => ({
            value: key,
            label: nameOf({ name, part }),
          })),
          ...(isMissing ? [{ value: field, label: texts.missingField(field) }] : []),
        ]}
        onValue={(key) => change({ field: key })}
      />
      <Select
        label={texts.conditionTest}
        value={type}
        options={OPERATORS.map((code) => ({ value: code, label: operators[code] }))}
        onValue={(code) => change({ type: code })}
      />
      {!alone.has(type) && (
        <TextInput
          label={texts.conditionValues}
          value={values.map(String).join(' ; ')}
          onValue={(text) => change({ values: valuesOf(text.replaceAll(';', '\n')) })}
          dir="auto"
        />
      )}
      {!isLast && (
        <Select
          label={texts.conditionNext}
          value={next}
          options={[
            { value: 'AND', label: texts.and },
            { value: 'OR', label: texts.or },
          ]}
          onValue={(link) => change({ next: link })}
        />
      )}
      <Button variant="quiet" onClick={remove}>
        <Icon path={removeIcon} /> {texts.removeItem(place)}
      </Button>
    </div>
  );
}

/** The brackets implied by folding left to right (ENG-12), with conditions by number. */
function bracketed(conditions: readonly Written[], texts: ReturnType<typeof useEditorTexts>): string {
  return conditions.slice(1).reduce((read, _, index) => {
    const link = conditions[index]?.next === 'OR' ? texts.or : texts.and;
    return `${index === 0 ? read : `(${read})`} ${link} ${index + 2}`;
  }, '1');
}
