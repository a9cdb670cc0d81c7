import { timeAgo } from '../../../core/campaign';
import type { Language } from '../../../contract/terms/languages';
import { useCampaign } from '../campaignContext';
import { useNow } from '../useNow';

const formats = new Map<Language, Intl.RelativeTimeFormat>();

/** Hebrew has no short form that reads well, and writes the number again behind one that is a word: "לפני יומיים (2)". */
function formatOf(lang: Language): Intl.RelativeTimeFormat {
  const known = formats.get(lang) ?? new Intl.RelativeTimeFormat(lang, { style: lang === 'he' ? 'long' : 'short' });
  formats.set(lang, known);
  return known;
}

/** Time since an event, updated every second (FEED-03): "il y a 3 min". */
export function Ago({ datetime }: { datetime: string }) {
  const { lang } = useCampaign();
  const ago = timeAgo(datetime, useNow(1000));
  if (!ago) return null;
  return (
    <time className="ago" dateTime={datetime}>
      {formatOf(lang)
        .format(-ago.value, ago.unit)
        .replace(/ \(\d+\)$/, '')}
    </time>
  );
}
