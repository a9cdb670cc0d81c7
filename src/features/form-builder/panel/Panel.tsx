import { useCallback, useEffect, useRef } from 'react';
import { commonProperties, findBlock, propertiesOf, relabel, setCommand } from '../../../core/form/editing';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Skeleton } from '../../../ui/Skeleton';
import { useBuilder, useBuilderState } from '../run/builder';
import { useBlockName } from '../run/useBlockName';
import { useEditorTexts } from '../run/useEditorTexts';
import type { Block } from '../../../core/form';
import { useStyles } from '../../../ui/useStyles';
import { useSaving } from '../saving/saving';
import panelCss from './panel.css';
import { Properties } from './Properties';

const FormSettings = lazyView(async () => (await import('./settings/FormSettings')).FormSettings);

/** Properties of the selected block, or of the form without a selection. */
export function Panel() {
  const texts = useEditorTexts();
  const { subject } = useSaving();
  const panel = useRef<HTMLDivElement>(null);
  useStyles(panel, panelCss);
  const reached = useRef<unknown>(null);
  const aimed = useBuilderState((state) => state.aimed);
  /** Focuses the property that is aimed at, once; settings may come later than the aim. */
  const reach = useCallback(() => {
    const place = aimed?.property && panel.current?.querySelector(`[data-property="${CSS.escape(aimed.property)}"]`);
    if (!place || reached.current === aimed) return;
    reached.current = aimed;
    for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    place.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]')?.focus();
  }, [aimed]);
  useEffect(reach, [reach]);
  const { selected, present } = useBuilderState(({ history }) => history);
  const blocks = selected.flatMap((id) => findBlock(present.document, id)?.block ?? []);
  const block = selected.length === 1 ? blocks[0] : undefined;
  return (
    <div ref={panel} className="panel-fields">
      {selected.length > 1 && <ManyPanel key={selected.join()} blocks={blocks} />}
      {block && <BlockPanel key={block.id} block={block} />}
      {selected.length === 0 && (
        <>
          <h3 className="panel-title">{texts.form}</h3>
          <Late fallback={<Skeleton height="16em" />}>
            {subject ? (
              <subject.Settings onShown={reach} />
            ) : (
              <FormSettings settings={present.settings} onShown={reach} />
            )}
          </Late>
        </>
      )}
    </div>
  );
}

/** Common properties of several blocks, set for all in one step (BUILD-83). */
function ManyPanel({ blocks }: { blocks: readonly Block[] }) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const { properties, values, mixed } = commonProperties(blocks);
  const set = (property: string, value: unknown) =>
    builder.change(blocks.map(({ id }) => setCommand(id, property, value)));
  return (
    <Properties
      title={texts.selectedCount(blocks.length)}
      properties={properties}
      values={values}
      set={set}
      owner={blocks[0]?.type ?? ''}
      mixed={mixed}
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
