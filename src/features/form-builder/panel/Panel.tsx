import { useEffect, useRef } from 'react';
import { findBlock, propertiesOf, relabel, settingProperties } from '../../../core/form/editing';
import { useBuilder, useBuilderState } from '../run/builder';
import { useBlockName } from '../run/useBlockName';
import { useEditorTexts } from '../run/useEditorTexts';
import type { Block } from '../../../core/form';
import { Properties } from './Properties';

/** Properties of the selected block, or of the form without a selection. */
export function Panel() {
  const texts = useEditorTexts();
  const panel = useRef<HTMLDivElement>(null);
  const aimed = useBuilderState((state) => state.aimed);
  useEffect(() => {
    const place = aimed?.property && panel.current?.querySelector(`[data-property="${CSS.escape(aimed.property)}"]`);
    if (!place) return;
    for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    place.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]')?.focus();
  }, [aimed]);
  const { selected, present } = useBuilderState(({ history }) => history);
  const block = selected.length === 1 ? findBlock(present.document, selected[0] ?? '')?.block : undefined;
  return (
    <div ref={panel} className="panel-fields">
      {selected.length > 1 && <p className="muted">{texts.selectedCount(selected.length)}</p>}
      {block && <BlockPanel key={block.id} block={block} />}
      {selected.length === 0 && <FormPanel settings={present.settings} />}
    </div>
  );
}

function FormPanel({ settings }: { settings: Readonly<Record<string, unknown>> }) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  return (
    <Properties
      title={texts.form}
      properties={settingProperties}
      values={settings}
      set={(name, value) => builder.setSetting(name, value)}
      owner=""
    />
  );
}

function BlockPanel({ block }: { block: Block }) {
  const builder = useBuilder();
  const { kind } = useBlockName(block);
  const set = (name: string, value: unknown) => {
    if (name !== 'label' || typeof value !== 'string') return builder.setProperty(block.id, name, value);
    const { present, base } = builder.store.getState().history;
    return builder.change(relabel(present, base, block.id, value));
  };
  return (
    <Properties title={kind} properties={propertiesOf(block.type)} values={block.props} set={set} owner={block.type} />
  );
}
