import type { Language } from '../../../../contract/common';
import type { Translation } from '../../../../contract/site/translations';
import { Notice } from '../../../../ui/Notice';
import { Said } from './Said';
import { useTranslationsTexts } from './translationsTexts';

/** The translation that somebody else saved meanwhile, or of which they changed the original. */
export function Theirs({ known, lang, isHtml }: { known: Translation; lang: Language; isHtml: boolean }) {
  const words = useTranslationsTexts();
  return (
    <Notice tone="warning" title={words.met} role="alert">
      {known.text === '' ? <p>{words.empty}</p> : <Said text={known.text} lang={lang} isHtml={isHtml} />}
    </Notice>
  );
}
