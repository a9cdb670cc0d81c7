import { use, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { Language } from '../../contract/terms/languages';
import { richTextEditorTexts } from '../../i18n/richTextEditor';
import { textsOnce } from '../../i18n/textsOnce';
import { lastingTexts } from '../../loading/lastingTexts';
import contentCss from '../styles/content.css';
import { useStyles } from '../useStyles';
import { formatOf, setLink } from './commands';
import { createEditor } from './createEditor';
import editorCss from './editor.css';
import { LinkRow } from './LinkRow';
import { Toolbar } from './Toolbar';

interface RichTextEditorProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** HTML as it is stored (BLOCK-11). */
  value: string;
  lang: Language;
  /** Base of relative links; the first one counts. */
  base: string;
  onValue(html: string): void;
}

const css = `${contentCss}\n${editorCss}`;
const textsFor = lastingTexts(textsOnce(richTextEditorTexts));

/** A text with formatting and its label (BUILD-07). Waits for its texts: give it a boundary. Parts: `field`, `label`. */
export function RichTextEditor({ label, hideLabel, value, lang, base, onValue }: RichTextEditorProps) {
  const texts = use(textsFor(lang));
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const [editor] = useState(() => createEditor(value, base));
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const [linking, setLinking] = useState(false);
  const send = useRef(onValue);
  useStyles(holder, css);
  useLayoutEffect(() => {
    send.current = onValue;
  });
  useLayoutEffect(() => {
    if (!holder.current) return;
    const attributes = {
      id,
      class: 'rich-text editor-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
    };
    return editor.mount(holder.current, attributes, (html) => send.current(html));
  }, [editor, id]);
  useLayoutEffect(() => editor.setValue(value), [editor, value]);

  const format = formatOf(state);
  const closeLink = () => {
    setLinking(false);
    editor.focus();
  };
  const takeKeys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setLinking(true);
  };
  return (
    <div className="field">
      {/* A label element is for controls of HTML only; like one, it leads to its field. */}
      <span className={hideLabel ? 'visually-hidden' : 'label'} part="label" id={`${id}-label`} onClick={editor.focus}>
        {label}
      </span>
      <div className="input editor" part="field" onKeyDown={takeKeys}>
        <Toolbar
          texts={texts}
          controls={id}
          format={format}
          linking={linking}
          onLink={() => (linking ? closeLink() : setLinking(true))}
          run={editor.run}
        />
        {linking && (
          <LinkRow
            texts={texts}
            href={format.link?.href ?? ''}
            onLink={(href) => {
              editor.run(setLink(href));
              closeLink();
            }}
            onCancel={closeLink}
          />
        )}
        <div ref={holder} />
      </div>
    </div>
  );
}
