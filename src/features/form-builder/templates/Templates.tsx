import { useRef, useState } from 'react';
import { randomId } from '../../../client/randomId';
import {
  editedDefinition,
  type EditedForm,
  formFromTemplate,
  type TemplateId,
  TEMPLATES,
} from '../../../core/form/editing';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useStyles } from '../../../ui/useStyles';
import { presetIcons } from '../palette/presetIcons';
import { useBuilder, useBuilderState } from '../run/builder';
import { useSaving, useSavingState } from '../saving/saving';
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

/**
 * What a new form may begin with (BUILD-60), also one that its page has a name for, or that was only made on the server; nothing
 * for one that was there already, or for a page.
 */
export function Templates() {
  const { isReadOnly, subject } = useSaving();
  const isNew = useSavingState(({ revision }) => revision === 1);
  const isBlank = useBuilderState(({ history: { base } }) => isUnnamed(base) || (isNew && isEmpty(base)));
  return isBlank && !isReadOnly && !subject && <Choice />;
}

const isUnnamed = ({ settings }: EditedForm) => Object.keys(settings).length === 0;

/** Whoever may not make forms is given one that has a title at most. */
function isEmpty(form: EditedForm) {
  const { products, calendars, blocks } = editedDefinition(form);
  return [form.document.children, products, calendars, blocks].every(({ length }) => length === 0);
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
