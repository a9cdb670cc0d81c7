import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadTexts } from '../../../i18n/catalogue';
import { formMoreTexts, type FormMoreTexts } from '../../../i18n/formMore';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Notice } from '../../../ui/Notice';
import { useForm } from '../run/formRun';
import { type Draft, forgetDraft, readDraft } from './draftStore';
import { type DraftKeeper, keepDraft } from './keepDraft';

interface DraftPanelProps {
  readonly name: string;
  /** Offers a draft. */
  readonly offer: RefObject<HTMLElement | null>;
}

/**
 * Saves answers while a form is filled in: for the tab, or for 30 days if the visitor opts in. On return it offers them
 * and fills in nothing unasked.
 */
export function DraftPanel({ name, offer }: DraftPanelProps) {
  const run = useForm();
  const { element, compiled, engine, store, isGiven } = run;
  const { storage, clock, lang } = element;
  const [texts, setTexts] = useState<FormMoreTexts | null>(null);
  const [draft, setDraft] = useState<Draft | null>(() =>
    isGiven ? null : readDraft(storage, name, compiled, clock.now()),
  );
  const [stays, setStays] = useState(() => storage.read('local', name) !== null);
  const keeper = useRef<DraftKeeper | null>(null);
  const isOffered = draft !== null;

  useEffect(() => {
    let wanted = true;
    // Without its texts there is no offer, but answers are still saved.
    loadTexts(formMoreTexts, lang).then(
      (loaded) => wanted && setTexts(loaded),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [lang]);

  // Also one that is offered, and was neither taken up nor put away.
  useEffect(
    () => store.subscribe(({ phase }) => void (phase === 'sent' && forgetDraft(storage, name))),
    [store, storage, name],
  );

  // A found draft stays untouched until the visitor has decided.
  useEffect(() => {
    if (isOffered) return;
    const area = storage.read('local', name) === null ? 'session' : 'local';
    const kept = keepDraft(run, name, area);
    keeper.current = kept;
    return () => kept.stop();
  }, [run, name, isOffered, storage]);

  if (!texts) return null;
  if (draft) {
    const date = new Date(draft.at).toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
    const resume = () => {
      engine.restore({ values: { ...engine.snapshot().values, ...draft.values } });
      store.setState(({ changes }) => ({ step: draft.step, changes: changes + 1 }));
      setDraft(null);
    };
    const restart = () => {
      forgetDraft(storage, name);
      setStays(false);
      setDraft(null);
    };
    const notice = (
      <Notice
        tone="info"
        title={texts.draftFound}
        action={
          <div className="form-actions">
            <Button onClick={resume} children={texts.resume} />
            <Button variant="secondary" onClick={restart} children={texts.restart} />
          </div>
        }
      >
        {texts.draftOf(date)}
      </Notice>
    );
    return offer.current && createPortal(notice, offer.current);
  }
  return (
    <Checkbox
      label={texts.keepDraft}
      hint={texts.keepDraftHint}
      checked={stays}
      onValue={(ticked) => {
        setStays(ticked);
        keeper.current?.keepIn(ticked ? 'local' : 'session');
      }}
    />
  );
}
