import { useRef, useState } from 'react';
import { randomId } from '../../../client/randomId';
import { formFromTemplate, type TemplateId, TEMPLATES } from '../../../core/form/editing';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useStyles } from '../../../ui/useStyles';
import { presetIcons } from '../palette/presetIcons';
import { useBuilder, useBuilderState } from '../run/builder';
import { useSaving } from '../saving/saving';
import templatesCss from './templates.css';
import { useTemplateTexts } from './useTemplateTexts';

/** Kinds of blocks whose icons stand for the templates. */
const icons: Readonly<Record<TemplateId, string>> = {
  membership: 'identity',
  gala: 'products',
  contact: 'textArea',
  hazkara: 'hazkara',
  appointment: 'calendar',
  donationInKind: 'upload',
};

/** What a new form may begin with (BUILD-60), also one that its page has a name for; nothing for one that was there already, or for a page. */
export function Templates() {
  const { isReadOnly, subject } = useSaving();
  const isBlank = useBuilderState(({ history: { base } }) => Object.keys(base.settings).length === 0);
  return isBlank && !isReadOnly && !subject && <Choice />;
}

/** Templates and an empty form. Either way, its title is next. */
function Choice() {
  const builder = useBuilder();
  const texts = useTemplateTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, templatesCss);
  const [isDeclined, setDeclined] = useState(false);
  const toTitle = () => builder.aim('', 'title');
  const begin = (id: TemplateId) => {
    const form = formFromTemplate(builder.form(), id, texts.words, () => randomId().slice(0, 13));
    builder.change([{ do: 'restore', form }], []);
    builder.store.setState({ said: { what: 'inserted', count: form.document.children.length } });
    toTitle();
  };
  if (isDeclined) return null;
  return (
    <div ref={place} className="templates" role="group" aria-label={texts.begin}>
      <p className="templates-title" aria-hidden="true">
        {texts.begin}
      </p>
      <ul className="templates-list">
        {TEMPLATES.map((id) => (
          <li key={id}>
            <button type="button" className="templates-item" onClick={() => begin(id)}>
              <Icon path={presetIcons[icons[id]] ?? ''} />
              <span className="templates-name">{texts.names[id]}</span>
              <span className="muted">{texts.hints[id]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => {
          setDeclined(true);
          toTitle();
        }}
        children={texts.empty}
      />
    </div>
  );
}
