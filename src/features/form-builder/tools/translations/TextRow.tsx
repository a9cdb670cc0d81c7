import { memo } from 'react';
import { findBlock, type FormText, translate } from '../../../../core/form/editing';
import { directionOf } from '../../../../i18n/catalogue';
import type { Language } from '../../../../contract/terms/languages';
import { lazyView } from '../../../../loading/lazyView';
import { useElement } from '../../../../runtime/context';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Late } from '../../../../ui/Late';
import { useBuilder } from '../../run/builder';
import { blockName } from '../../run/useBlockName';
import { useBlockTexts, useEditorTexts } from '../../run/useEditorTexts';
import { usePropertyName } from '../../run/usePropertyName';
import { languageName } from '../../run/languageName';

const RichTextEditor = lazyView(
  async () => (await import('../../../../ui/richTextEditor/richTextEditor.lazy')).RichTextEditor,
);

interface TextRowProps {
  readonly text: FormText;
  /** The form's own language. */
  readonly base: Language;
  readonly lang: Language;
}

/** A text as it was written, and its translation to type beside it. */
export const TextRow = memo(function TextRow({ text, base, lang }: TextRowProps) {
  const builder = useBuilder();
  const element = useElement();
  const { kinds } = useBlockTexts();
  const { form: ofForm } = useEditorTexts();
  const { nameOf, entryOf } = usePropertyName();
  const block = findBlock(builder.form().document, text.block)?.block;
  const { kind, own } = block ? blockName(block, kinds) : { kind: ofForm, own: '' };
  const entry = text.entry !== text.base && entryOf(text.owner, text.property, text.entry, builder.form());
  const name = [kind, own !== text.base && own, nameOf(text.owner, text.property), entry !== text.base && entry];
  const write = (to: string) => void builder.change(translate(builder.form(), [{ text, lang, to }]));
  const value = text.translations[lang] ?? '';
  const label = languageName(lang, element.lang);
  const told = { label, value, lang, dir: directionOf(lang) };
  return (
    <li className="translations-text">
      <h3>
        {name.filter(Boolean).map((part, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </span>
        ))}
      </h3>
      <div className="translations-pair">
        <div>
          <p className="label">{languageName(base, element.lang)}</p>
          <p className="translations-base" lang={base} dir="auto">
            {text.format === 'richText' ? plain(text.base) : text.base}
          </p>
        </div>
        {text.format === 'richText' ? (
          <Late>
            <RichTextEditor
              label={label}
              value={value}
              lang={element.lang}
              base={element.settings.apiHost}
              onValue={write}
            />
          </Late>
        ) : text.format === 'longText' ? (
          <TextArea {...told} onValue={write} rows={4} />
        ) : (
          <TextInput {...told} onValue={write} autoComplete="off" />
        )}
      </div>
    </li>
  );
});

/** The words of HTML, a paragraph a line. */
const plain = (html: string) =>
  html
    .replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
