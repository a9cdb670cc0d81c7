import { lazyView } from '../../../loading/lazyView';
import { useElement } from '../../../runtime/context';
import { type EditorProps, orDefault, textOf } from './editorProps';

const RichTextEditor = lazyView(
  async () => (await import('../../../ui/richTextEditor/richTextEditor.lazy')).RichTextEditor,
);

/** Rich text (BUILD-07); the editor loads when first needed. */
export function HtmlEditor({ label, value, set }: EditorProps) {
  const { lang, settings } = useElement();
  return (
    <RichTextEditor
      label={label}
      value={textOf(value)}
      lang={lang}
      base={settings.apiHost}
      onValue={(html) => set(orDefault(html))}
    />
  );
}
