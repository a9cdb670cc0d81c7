import type { Language } from '../../../../contract/common';
import { directionOf } from '../../../../i18n/catalogue';
import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';

const RichText = lazyView(async () => (await import('../../../../ui/richText/RichText')).RichText);

/** A text as it stands, in its language. */
export function Said({ text, lang, isHtml }: { text: string; lang: Language; isHtml: boolean }) {
  if (!isHtml) {
    return (
      <p className="translation-said" lang={lang} dir={directionOf(lang)}>
        {text}
      </p>
    );
  }
  return (
    <div className="translation-said translation-long" lang={lang} dir={directionOf(lang)} tabIndex={0}>
      <Late>
        <RichText html={text} base={location.origin} />
      </Late>
    </div>
  );
}
