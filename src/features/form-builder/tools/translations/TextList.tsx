import { useMemo, useState } from 'react';
import { baseOfForm, type FormText, missingTexts, textsOf } from '../../../../core/form/editing';
import type { Language } from '../../../../contract/terms/languages';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { useBuilder, useBuilderState } from '../../run/builder';
import { useToolTexts } from '../useToolTexts';
import { TextRow } from './TextRow';

/** So many texts are drawn at once: some have an editor of their own. */
const PAGE = 30;

const keyOf = ({ block, path }: FormText) => `${block} ${path}`;

/** The texts of a form beside their translation: those that it lacks, or all. */
export function TextList({ lang }: { lang: Language }) {
  const { translations: texts } = useToolTexts();
  const { organisation } = useElement();
  const builder = useBuilder();
  const form = useBuilderState(({ history }) => history.present);
  const all = useMemo(() => textsOf(form), [form]);
  const missing = useMemo(() => missingTexts(form, lang, all), [form, lang, all]);
  const [filter, setFilter] = useState<'missing' | 'all'>('missing');
  const [most, setMost] = useState(PAGE);
  // A text stays where it is while it is translated.
  const [listed, setListed] = useState(() => new Set(missing.map(keyOf)));
  const shown = filter === 'all' ? all : all.filter((text) => listed.has(keyOf(text)));
  return (
    <>
      <div className="translations-bar">
        <Select
          label={texts.show}
          value={filter}
          options={(['missing', 'all'] as const).map((value) => ({ value, label: texts[value] }))}
          onValue={(value) => {
            setFilter(value);
            setMost(PAGE);
            setListed(new Set(missingTexts(builder.form(), lang).map(keyOf)));
          }}
        />
        <p role="status">{texts.left(missing.length)}</p>
      </div>
      {shown.length === 0 && <p className="muted">{texts.nothing}</p>}
      <ul className="translations-list">
        {shown.slice(0, most).map((text) => (
          <TextRow key={keyOf(text)} text={text} base={baseOfForm(form, organisation.language)} lang={lang} />
        ))}
      </ul>
      {shown.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
