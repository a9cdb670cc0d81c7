import { useEffect, useRef, useState } from 'react';
import { previewMail, type MailPreview } from '../../../contract/organisations/mailWords';
import type { Language } from '../../../contract/terms/languages';
import type { MailWords } from '../../../contract/terms/wordedMails';
import { useDesk } from '../deskContext';
import type { PreviewProps } from './previewProps';

/** Milliseconds without another change after which the mail is written anew. */
const PAUSE = 300;

/** The mail that words make; while it is written anew, and after a failure, the one before stays. */
export function useMailPreview({ organisation, mail, lang, given }: PreviewProps) {
  const { call } = useDesk();
  const [shown, setShown] = useState<(MailPreview & { readonly lang: Language }) | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);
  const asked = JSON.stringify(given);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = () => {
      const body = { lang, words: JSON.parse(asked) as MailWords };
      call(previewMail, { organisation, params: { mail }, body, signal }).then(
        ({ data }) => {
          setShown({ ...data, lang });
          setError(null);
        },
        (thrown: unknown) => signal.aborted || setError(thrown),
      );
    };
    const timer = setTimeout(load, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, mail, lang, tries, call, organisation]);
  return { shown, error, again: () => setTries((count) => count + 1) };
}
