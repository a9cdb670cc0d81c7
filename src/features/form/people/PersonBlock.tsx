import { useId } from 'react';
import { propsOf, type FieldPart } from '../../../core/form';
import type { contact } from '../../../core/form/blocks/people/contact';
import type { PersonPart, PersonValue } from '../../../core/form/values/personParts';
import type { FormPeopleTexts } from '../../../i18n/formPeople';
import { Checkbox } from '../../../ui/fields/Checkbox';
import type { BlockViewProps } from '../run/blockView';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';
import { partName } from './partName';
import { PersonPartField } from './PersonPartField';

interface PersonBlockProps extends BlockViewProps {
  readonly texts: FormPeopleTexts;
}

const ADDRESS = ['adresse', 'postal', 'ville'] as const;

/** Parts that take the whole width where the others stand in two columns (FORM-33). */
const WIDE: readonly string[] = ['homme', 'adresse', 'note_adresse'];

/** A person: the one filling in the form, a contact, a child, or a deceased person (FORM-07 to FORM-11). */
export function PersonBlock({ block, suffix, texts }: PersonBlockProps) {
  const { label, tooltip, reduced, copyIdentity } = propsOf<typeof contact>(block);
  const run = useForm();
  const id = useId();
  const spec = block.fields[0];
  const key = (spec?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const person = (value ?? {}) as PersonValue;
  const isCopy = copyIdentity === true && person.copy === true;
  const isIdentity = block.kind?.type === 'identity';

  const give = (change: PersonValue) => {
    const given = { ...(run.engine.given(key) as PersonValue), ...change };
    // Most live where the organisation is; who does not chooses.
    const near = ADDRESS.some((part) => change[part]) && given.pays === undefined;
    run.set(key, near ? { ...given, pays: run.checks().country } : given);
  };
  const isDisabled = ({ set }: FieldPart) => set === 'fixed' || (set === 'copied' && isCopy);
  return (
    <fieldset className="person" data-field={key} aria-describedby={tooltip ? `${id}-hint` : undefined}>
      <legend className="person-title" part="label">
        {label || (isIdentity ? texts.identity : <FieldName text={label} required={false} />)}
      </legend>
      {tooltip && (
        <p className="field-hint" id={`${id}-hint`}>
          {tooltip}
        </p>
      )}
      {copyIdentity && (
        <Checkbox
          label={texts.copyIdentity}
          disabled={run.mode === 'readonly'}
          checked={isCopy}
          onValue={(copy) => give({ copy })}
        />
      )}
      <div className={reduced ? 'person-parts person-reduced' : 'person-parts'}>
        {(spec?.parts ?? []).map((part) => {
          const name = part.name as PersonPart;
          return (
            <div
              key={name}
              className={WIDE.includes(name) ? 'person-wide' : undefined}
              data-part={name}
              onBlur={() => run.leave(key, name)}
            >
              <PersonPartField
                part={part}
                label={partName(block, name, texts)}
                texts={texts}
                person={person}
                error={problemText(run, problems, name)}
                disabled={isDisabled(part)}
                autoFill={isIdentity}
                onValue={give}
                onLeave={() => run.leave(key, name)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
