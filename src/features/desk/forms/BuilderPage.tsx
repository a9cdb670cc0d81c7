import { use, useEffect, useRef, useState } from 'react';
import { patiently } from '../../../loading/patiently';
import { Skeleton } from '../../../ui/Skeleton';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { deskAddress } from '../useAddress';
import { createBuilderClient } from './builderClient';
import { EDIT } from './formPaths';
import { useFormsTexts } from './formsTexts';
import { LoadBuilderContext } from './loadBuilder';

interface BuilderPageProps {
  readonly organisation: Belonging;
  /** None for a new form. */
  readonly formId?: string;
}

/** The builder in its place (DESK-32): of a form, or of a new one, which has an address of its own once it was made. */
export function BuilderPage({ organisation: { id: organisation }, formId }: BuilderPageProps) {
  const { lang, call } = useDesk();
  const words = useFormsTexts();
  const load = use(LoadBuilderContext);
  const place = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  const [made, setMade] = useState(formId);
  useEffect(() => {
    const room = place.current;
    let isWanted = true;
    const onMade = (id: string) => {
      setMade(id);
      // The page stays: what is written in it goes on.
      if (isWanted) history.replaceState(history.state, '', deskAddress(sectionPath(organisation, 'forms', id, EDIT)));
    };
    void patiently(load).then(() => {
      if (!isWanted) return;
      const builder = document.createElement('org-form-builder');
      const attributes = { org: organisation, lang, theme: 'auto', ...(formId !== undefined && { 'form-id': formId }) };
      for (const [name, value] of Object.entries(attributes)) builder.setAttribute(name, value);
      Object.assign(builder, { client: createBuilderClient({ call, organisation, onMade }) });
      room?.replaceChildren(builder);
      setThere(true);
    });
    return () => {
      isWanted = false;
      room?.replaceChildren();
    };
  }, [load, call, organisation, lang, formId]);
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
      {!isThere && <Skeleton height="30em" />}
      <div ref={place} />
    </div>
  );
}
