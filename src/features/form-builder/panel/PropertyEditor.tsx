import { useState, type ComponentType } from 'react';
import type { EditedProperty } from '../../../core/form/editing';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useBlockTexts, useEditorTexts } from '../run/useEditorTexts';
import { usePanelTexts } from '../run/usePanelTexts';
import { useWords } from '../run/useWords';
import { type EditorProps, orDefault } from './editorProps';
import { ColourEditor } from './ColourEditor';
import { HtmlEditor } from './HtmlEditor';
import { RecordsEditor } from './RecordsEditor';
import { ValuesEditor } from './ValuesEditor';

const loadRare = () => import('./rareEditors');
const ConditionsEditor = lazyView(async () => (await loadRare()).ConditionsEditor);
const LabelsEditor = lazyView(async () => (await loadRare()).LabelsEditor);
const ListedEditor = lazyView(async () => (await loadRare()).ListedEditor);
const MediaEditor = lazyView(async () => (await loadRare()).MediaEditor);
const ReferenceEditor = lazyView(async () => (await loadRare()).ReferenceEditor);

const editors: Partial<Record<EditedProperty['format'], ComponentType<EditorProps>>> = {
  flag: FlagEditor,
  choice: ChoiceEditor,
  number: NumberEditor,
  colour: ColourEditor,
  key: KeyEditor,
  richText: HtmlEditor,
  longText: LongEditor,
  css: LongEditor,
  values: ValuesEditor,
  conditions: ConditionsEditor,
  items: (props) => <RecordsEditor {...props} Inner={PropertyEditor} />,
  partLabels: LabelsEditor,
  default: DefaultEditor,
  picture: MediaEditor,
  pdf: MediaEditor,
  product: ReferenceEditor,
  calendar: ReferenceEditor,
  block: ReferenceEditor,
  section: ReferenceEditor,
  products: ListedEditor,
};

interface PropertyEditorProps extends Omit<EditorProps, 'label'> {
  /** In place of its usual name. */
  readonly label?: string | undefined;
  /** In place of the editor for its format. */
  readonly editor?: ComponentType<EditorProps> | undefined;
  /** The selected blocks do not have it alike; setting it makes them. */
  readonly isMixed?: boolean | undefined;
}

/** A property with the editor for its format; a text input by default. */
export function PropertyEditor({ editor, isMixed, ...props }: PropertyEditorProps) {
  const { mixed } = usePanelTexts();
  const { nameOf } = useWords();
  const { format, name } = props.property;
  const Editor = editor ?? editors[format] ?? TextEditor;
  return (
    <div data-property={name}>
      <Late>
        <Editor {...props} label={props.label ?? nameOf(props.owner, name)} />
      </Late>
      {isMixed && <p className="field-hint">{mixed}</p>}
    </div>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function TextEditor({ label, hint, value, set, property }: EditorProps) {
  const write = (text: string) => set(orDefault(text));
  return <TextInput {...{ label, hint }} note={property.unit} value={textOf(value)} onValue={write} dir="auto" />;
}

function LongEditor({ label, hint, value, set }: EditorProps) {
  const write = (text: string) => set(orDefault(text));
  return <TextArea {...{ label, hint }} value={textOf(value)} onValue={write} dir="auto" rows={5} />;
}

function NumberEditor({ label, value, set, property }: EditorProps) {
  const write = (text: string) => set(text === '' ? undefined : Number(text));
  return (
    <TextInput
      label={label}
      note={property.unit}
      type="number"
      inputMode="decimal"
      value={textOf(value)}
      onValue={write}
    />
  );
}

function FlagEditor({ label, hint, value, set, property }: EditorProps) {
  const isOn = value === undefined ? property.isOn === true : value === true || value === 'true' || value === 1;
  return <Checkbox {...{ label, hint }} checked={isOn} onValue={(checked) => set(checked)} />;
}

function ChoiceEditor({ label, hint, value, set, property, owner }: EditorProps) {
  const texts = useEditorTexts();
  const { choiceOf } = useWords();
  const codes = [...new Set([...property.choices, textOf(value)])].filter(Boolean);
  const options = codes.map((code) => ({ value: code, label: choiceOf(owner, property.name, code) }));
  return (
    <Select
      {...{ label, hint }}
      value={textOf(value)}
      options={[{ value: '', label: texts.inherit }, ...options]}
      onValue={(code) => set(orDefault(code))}
    />
  );
}

/** A field's default value: a flag for a checkbox, else text. */
function DefaultEditor(props: EditorProps) {
  return props.owner === 'checkbox' ? <FlagEditor {...props} /> : <TextEditor {...props} />;
}

/** Commits the key when done typing: conditions follow it, and half a key names nothing. */
function KeyEditor({ label, value, set }: EditorProps) {
  const { refusals } = useBlockTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const leave = () => {
    if (typed === null) return;
    const isTaken = set(typed.trim() === '' ? undefined : typed.trim());
    setRefused(!isTaken);
    if (isTaken) setTyped(null);
  };
  return (
    <TextInput
      label={label}
      value={typed ?? textOf(value)}
      onValue={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      error={isRefused ? refusals.keyTaken : undefined}
      announce
      autoComplete="off"
      spellCheck={false}
    />
  );
}
