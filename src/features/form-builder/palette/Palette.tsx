import { useMemo, useState } from 'react';
import { CATEGORIES, kindEditors, notOffered, presets, type Preset } from '../../../core/form/editing';
import { foldText } from '../../../core/text';
import { Icon } from '../../../ui/Icon';
import { TextInput } from '../../../ui/fields/TextInput';
import { presetDrag } from '../drag/presetDrag';
import { useBuilder, useBuilderState } from '../run/builder';
import { useBlockTexts, useEditorTexts } from '../run/useEditorTexts';
import { presetIcons } from './presetIcons';
import { useNewBlock } from '../run/useNewBlock';

/** The blocks this form may have (BUILD-03, BUILD-05). A press inserts one after the selection; dragging puts it anywhere. */
export function Palette() {
  const texts = useEditorTexts();
  const words = useBlockTexts();
  const form = useBuilderState(({ history }) => history.present);
  const [wanted, setWanted] = useState('');
  const groups = useMemo(() => {
    const search: Partial<Record<string, string>> = words.search;
    const kinds: Partial<Record<string, string>> = words.kinds;
    const sought = foldText(wanted.trim());
    const isFound = ({ id, type }: Preset) =>
      [words.presets[id], kinds[type] ?? '', search[id] ?? ''].some((word) => foldText(word).includes(sought));
    const found = presets.filter((preset) => notOffered(form, preset.type) === null && isFound(preset));
    const categoryOf = ({ type }: Preset) => kindEditors.get(type)?.category ?? 'content';
    return CATEGORIES.map((category) => ({
      category,
      list: found.filter((one) => categoryOf(one) === category),
    })).filter(({ list }) => list.length > 0);
  }, [form, wanted, words]);
  return (
    <div className="palette">
      <TextInput
        label={texts.searchBlock}
        hideLabel
        placeholder={texts.searchBlock}
        type="search"
        value={wanted}
        onValue={setWanted}
      />
      {groups.length === 0 && (
        <p className="muted" role="status">
          {texts.noBlockFound}
        </p>
      )}
      {groups.map(({ category, list }) => (
        <div key={category}>
          <h3 className="palette-name">{words.categories[category]}</h3>
          <ul className="palette-list">
            {list.map((preset) => (
              <li key={preset.id}>
                <PaletteItem preset={preset} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PaletteItem({ preset }: { preset: Preset }) {
  const builder = useBuilder();
  const words = useBlockTexts();
  const newBlock = useNewBlock();
  const { id, type } = preset;
  return (
    <button
      type="button"
      className="palette-item"
      data-drag={presetDrag(id)}
      onClick={() => builder.insert([newBlock(id)], builder.placeAfterSelected(type))}
    >
      <Icon path={presetIcons[type] ?? ''} />
      {words.presets[id]}
    </button>
  );
}
