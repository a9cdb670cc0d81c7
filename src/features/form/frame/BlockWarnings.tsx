import { type CompiledBlock, type CompiledForm, type FormWarning, lintForm } from '../../../core/form';
import type { Language } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { formWarningTexts, type FormWarningTexts } from '../../../i18n/formWarnings';
import { Notice } from '../../../ui/Notice';
import type { BlockView, BlockViewProps, BlockViews } from '../run/blockView';
import { useForm } from '../run/formRun';
import { useTopic } from '../run/useField';

interface Warnings {
  readonly found: ReadonlyMap<string, readonly FormWarning[]>;
  readonly texts: FormWarningTexts;
}

/** The views of a preview, with warnings to the author beside each block. */
export async function withWarnings(views: BlockViews, form: CompiledForm, lang: Language): Promise<BlockViews> {
  return new Map([...views, ['warnings', await warningsView(form, lang)]]);
}

/** The warnings beside each block of a preview: everything the server reports to the author (BUILD-04, BLOCK-09). */
async function warningsView(form: CompiledForm, lang: Language): Promise<BlockView> {
  const found = new Map<string, FormWarning[]>();
  for (const warning of lintForm(form)) {
    // Warnings about the whole form appear above its first block.
    const at = warning.block || (form.blocks[0]?.id ?? '');
    found.set(at, [...(found.get(at) ?? []), warning]);
  }
  const warnings = { found, texts: await loadTexts(formWarningTexts, lang) };
  return { View: (props) => <BlockWarnings {...props} warnings={warnings} /> };
}

function BlockWarnings({ block, suffix, warnings }: BlockViewProps & { readonly warnings: Warnings }) {
  const { found, texts } = warnings;
  const own = found.get(block.id) ?? [];
  return (
    <>
      {own.map(({ code, key }) => (
        <Notice key={code + (key ?? '')} tone="warning" role={null} title={texts[code]}>
          {key !== undefined && <bdi>{key}</bdi>}
        </Notice>
      ))}
      {hides(block) && <HiddenWarnings block={block} suffix={suffix} warnings={warnings} />}
    </>
  );
}

const hides = ({ kind }: CompiledBlock) => kind?.type === 'conditional' || kind?.type === 'productInfo';

/** Warnings of blocks that are currently hidden. */
function HiddenWarnings({ block, suffix, warnings }: BlockViewProps & { readonly warnings: Warnings }) {
  const { engine } = useForm();
  const id = block.id + suffix;
  const shown = useTopic(`block/${id}`, () =>
    block.kind?.type === 'conditional' ? engine.isBlockShown(id) : engine.rows(id) > 0,
  );
  if (shown) return null;
  return block.children.map((inner) => <Inner key={inner.id} block={inner} suffix={suffix} warnings={warnings} />);
}

/** A block and all within it. */
function Inner({ block, suffix, warnings }: BlockViewProps & { readonly warnings: Warnings }) {
  return (
    <>
      <BlockWarnings block={block} suffix={suffix} warnings={warnings} />
      {!hides(block) &&
        block.children.map((inner) => <Inner key={inner.id} block={inner} suffix={suffix} warnings={warnings} />)}
    </>
  );
}
