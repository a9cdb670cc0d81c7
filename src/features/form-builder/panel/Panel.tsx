import { findBlock, propertiesOf, settingProperties } from '../../../core/form/editing';
import { useBuilder, useBuilderState } from '../run/builder';
import { useBlockName } from '../run/useBlockName';
import { useEditorTexts } from '../run/useEditorTexts';
import type { Block } from '../../../core/form';
import { Properties } from './Properties';

/** What can be set: of the selected block, or of the form while none is. */
export function Panel() {
  const texts = useEditorTexts();
  const builder = useBuilder();
  const { selected, present } = useBuilderState(({ history }) => history);
  const block = selected.length === 1 ? findBlock(present.document, selected[0] ?? '')?.block : undefined;
  if (selected.length > 1) return <p className="muted">{texts.selectedCount(selected.length)}</p>;
  if (block) return <BlockPanel key={block.id} block={block} />;
  return (
    <Properties
      title={texts.form}
      properties={settingProperties}
      values={present.settings}
      set={(name, value) => builder.setSetting(name, value)}
      owner=""
    />
  );
}

function BlockPanel({ block }: { block: Block }) {
  const builder = useBuilder();
  const { kind } = useBlockName(block);
  return (
    <Properties
      title={kind}
      properties={propertiesOf(block.type)}
      values={block.props}
      set={(name, value) => builder.setProperty(block.id, name, value)}
      owner={block.type}
    />
  );
}
