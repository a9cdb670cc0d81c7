import { use, useEffect, useRef, useState } from 'react';
import { patiently } from '../../../loading/patiently';
import { Skeleton } from '../../../ui/Skeleton';
import { useDesk } from '../deskContext';
import { createBuilderClient } from './builderClient';
import { LoadBuilderContext } from './loadBuilder';

interface BuilderPlaceProps {
  readonly organisation: string;
  /** The attribute that names what is edited, with its value; null for a new form. */
  readonly attribute: 'form-id' | 'page-id' | 'main-page';
  readonly value: string | null;
  /** A new form was made under this id. */
  onMade?(formId: string): void;
}

/** The builder in a page of the desk (DESK-32). Its scripts come with it. */
export function BuilderPlace({ organisation, attribute, value, onMade }: BuilderPlaceProps) {
  const { lang, call } = useDesk();
  const load = use(LoadBuilderContext);
  const place = useRef<HTMLDivElement>(null);
  const made = useRef(onMade);
  const [isThere, setThere] = useState(false);
  useEffect(() => void (made.current = onMade), [onMade]);
  useEffect(() => {
    const room = place.current;
    let isWanted = true;
    const client = createBuilderClient({ call, organisation, onMade: (id) => isWanted && made.current?.(id) });
    void patiently(load).then(() => {
      if (!isWanted) return;
      const builder = document.createElement('org-form-builder');
      const attributes = { org: organisation, lang, theme: 'auto', ...(value !== null && { [attribute]: value }) };
      for (const [name, given] of Object.entries(attributes)) builder.setAttribute(name, given);
      Object.assign(builder, { client });
      room?.replaceChildren(builder);
      setThere(true);
    });
    return () => {
      isWanted = false;
      room?.replaceChildren();
    };
  }, [load, call, organisation, lang, attribute, value]);
  return (
    <>
      {!isThere && <Skeleton height="30em" />}
      <div ref={place} />
    </>
  );
}
