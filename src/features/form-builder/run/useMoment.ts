import { useMemo } from 'react';
import { dateFormat } from '../../../core/calendar';
import { useElement } from '../../../runtime/context';

/** Writes when something was saved, in the author's language and by their clock. */
export function useMoment(): (at: string) => string {
  const { lang } = useElement();
  return useMemo(() => {
    const format = dateFormat(lang, { dateStyle: 'long', timeStyle: 'short' });
    return (at) => format.format(new Date(at));
  }, [lang]);
}
