import { useMemo, useRef } from 'react';
import { useStyles } from '../../../ui/useStyles';
import { useShown } from '../run/shown';

/** Adopts the style sheets of the kinds of blocks that a form has, each once. */
export function FormSheets() {
  const { views } = useShown();
  const place = useRef<HTMLSpanElement>(null);
  const css = useMemo(() => [...new Set([...views.values()].map((view) => view.css ?? ''))].join('\n'), [views]);
  useStyles(place, css);
  return <span ref={place} hidden />;
}
