import type { Language } from '../../contract/terms/languages';
import { evenSpaces } from '../../core/text/evenSpaces';
import { useSite } from './siteContext';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment or a day as text, with the same spaces in every browser. `at` is an instant, or a day as `2026-01-31`. */
export function writeDate(
  at: string,
  lang: Language,
  format: Intl.DateTimeFormatOptions,
  timeZone = 'Europe/Paris',
): string {
  const isDay = at.length === '2026-01-31'.length;
  const options = { ...format, timeZone: isDay ? 'UTC' : timeZone };
  const key = `${lang} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, known);
  return evenSpaces(known.format(Date.parse(at)));
}

interface WhenProps {
  /** An instant, or a day as `2026-01-31`. */
  readonly at: string;
  readonly format?: Intl.DateTimeFormatOptions;
}

/** A date in the visitor's language and the organisation's time zone. */
export function When({ at, format = { dateStyle: 'long' } }: WhenProps) {
  const { lang, page } = useSite();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {writeDate(at, lang, format, page.site.timeZone)}
    </time>
  );
}
