import { editedDefinition, setList } from '../../../core/form/editing';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import { useBuilder, useBuilderState } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import { CalendarTools } from './calendars/CalendarTools';
import { SectionEditor } from './settings/SectionEditor';
import { type EditorProps, orDefault, textOf } from './editorProps';

/** Picks a product, calendar or embedded form of this form by id. */
export function ReferenceEditor({ property, label, value, set }: EditorProps) {
  const texts = useEditorTexts();
  const builder = useBuilder();
  const form = useBuilderState(({ history }) => history.present);
  const chosen = textOf(value);
  const write = (id: string) => set(orDefault(id));
  // Sections are the organisation's: a form does not know them.
  if (property.format === 'section') return <SectionEditor label={label} chosen={chosen} write={write} />;
  const { products, calendars, blocks } = editedDefinition(form);
  const list = { product: products, calendar: calendars, block: blocks }[property.format as 'product'] ?? [];
  const options = list.map(({ id, label: name }) => ({ value: id, label: name || id }));
  const isMissing = chosen !== '' && !list.some(({ id }) => id === chosen);
  const picker = (
    <Select
      label={label}
      value={chosen}
      options={[
        { value: '', label: texts.none },
        ...options,
        ...(isMissing ? [{ value: chosen, label: texts.missingField(chosen) }] : []),
      ]}
      onValue={write}
    />
  );
  if (property.format !== 'calendar') return picker;
  return (
    <div className="panel-fields">
      {picker}
      {!isMissing && (
        <Late>
          <CalendarTools
            key={chosen}
            calendarId={chosen}
            made={(calendar) => {
              const { present, selected } = builder.store.getState().history;
              builder.change([
                ...setList(present, '', 'calendars', [...calendars, { ...calendar }]),
                ...selected.flatMap((block) => setList(present, block, property.name, calendar.id)),
              ]);
            }}
          />
        </Late>
      )}
    </div>
  );
}
