import { editedDefinition } from '../../../core/form/editing';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { useBuilderState } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import { type EditorProps, orDefault } from './editorProps';

/** Which products of the form a block shows. */
export function ListedEditor({ label, value, set }: EditorProps) {
  const texts = useEditorTexts();
  const form = useBuilderState(({ history }) => history.present);
  const { products } = editedDefinition(form);
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const write = (id: string, isIn: boolean) => {
    const next = isIn ? [...chosen, id] : chosen.filter((one) => one !== id);
    set(orDefault(next));
  };
  return (
    <fieldset className="panel-list">
      <legend className="label">{label}</legend>
      {products.length === 0 && <p className="muted">{texts.none}</p>}
      {products.map(({ id, label: name }) => (
        <Checkbox key={id} label={name || id} checked={chosen.includes(id)} onValue={(isIn) => write(id, isIn)} />
      ))}
    </fieldset>
  );
}
