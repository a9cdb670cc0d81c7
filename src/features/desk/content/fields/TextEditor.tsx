import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Skeleton } from '../../../../ui/Skeleton';
import { useDesk } from '../../deskContext';

const RichTextEditor = lazyView(
  async () => (await import('../../../../ui/richTextEditor/richTextEditor.lazy')).RichTextEditor,
);

interface TextEditorProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  onValue(html: string): void;
}

/** A long text with formatting; its editor comes when it is first shown. */
export function TextEditor(props: TextEditorProps) {
  const { lang } = useDesk();
  return (
    <Late fallback={<Skeleton height="14em" />}>
      <RichTextEditor {...props} lang={lang} base={location.origin} />
    </Late>
  );
}
