import { useState } from 'react';
import type { Belonging } from '../belonging';
import { BuilderPlace } from '../builder/BuilderPlace';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { deskAddress } from '../useAddress';
import { EDIT } from './formPaths';
import { useFormsTexts } from './formsTexts';

interface BuilderPageProps {
  readonly organisation: Belonging;
  /** None for a new form. */
  readonly formId?: string;
}

/** The builder in its place (DESK-32): of a form, or of a new one, which has an address of its own once it was made. */
export function BuilderPage({ organisation: { id: organisation }, formId }: BuilderPageProps) {
  const words = useFormsTexts();
  const [made, setMade] = useState(formId);
  const onMade = (id: string) => {
    setMade(id);
    // The page stays: what is written in it goes on.
    history.replaceState(history.state, '', deskAddress(sectionPath(organisation, 'forms', id, EDIT)));
  };
  return (
    <div className="stack">
      <p>
        {made === undefined ? (
          <DeskLink to={sectionPath(organisation, 'forms')}>{words.back}</DeskLink>
        ) : (
          <DeskLink to={sectionPath(organisation, 'forms', made)}>{words.backToForm}</DeskLink>
        )}
      </p>
      <h1 className="visually-hidden">{formId === undefined ? words.create : words.edit}</h1>
      <BuilderPlace organisation={organisation} attribute="form-id" value={formId ?? null} onMade={onMade} />
    </div>
  );
}
