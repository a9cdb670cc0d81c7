import { useRef, useState } from 'react';
import type { Language } from '../../../../contract/common';
import { updateTranslation, type Translation } from '../../../../contract/site/translations';
import { newestOf } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { useWork } from '../../useWork';
import { useTranslationsTexts } from './translationsTexts';

interface TranslationOptions {
  readonly row: Translation;
  readonly place: { readonly organisation: string; readonly lang: Language };
  readonly draft: string | null;
  onDraft(text: string | null): void;
  onSaved(): void;
}

/** What is typed of a translation, over texts that others change too (DESK-166). */
export function useTranslation({ row, place: { organisation, lang }, draft, onDraft, onSaved }: TranslationOptions) {
  const { call, notify } = useDesk();
  const words = useTranslationsTexts();
  const [read, setRead] = useState({ row, now: row });
  const [typed, setTyped] = useState(draft);
  // Somebody may go on typing while it is saved.
  const latest = useRef(draft);
  const [isMet, setMet] = useState(false);
  const { busy, error, run } = useWork();
  const known = read.row === row ? read.now : row;
  const text = typed ?? known.text;
  const take = (now: Translation) => setRead({ row, now });
  const set = (given: string | null) => {
    const unsaved = given === known.text ? null : given;
    latest.current = unsaved;
    setTyped(unsaved);
    onDraft(unsaved);
  };
  const save = async () => {
    if (typed === null && known.state !== 'outdated') return;
    await run(async () => {
      const { id: textId, version } = known;
      const body = { text, state: 'current' as const, version };
      try {
        const { data } = await call(updateTranslation, { organisation, params: { lang, textId }, body });
        take(data);
      } catch (thrown) {
        const newest = newestOf(thrown) as Translation | undefined;
        if (!newest) throw thrown;
        take(newest);
        // Stored exactly as sent: our own earlier attempt, whose answer was lost.
        if (newest.text !== text || newest.original !== known.original) {
          setMet(true);
          return;
        }
      }
      setMet(false);
      if (latest.current === typed) set(null);
      notify(text === '' ? words.removed : words.saved);
      onSaved();
    });
  };
  const reset = () => {
    setMet(false);
    set(null);
  };
  return { known, text, isEdited: typed !== null, isMet, busy, error, set, save, reset };
}
