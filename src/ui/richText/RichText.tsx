import { useMemo } from 'react';
import { parseRichText } from './parseRichText';

interface RichTextProps {
  /** HTML of the organisation. */
  html: string;
  /** Address that its relative links and pictures start from. */
  base: string;
}

/** An organisation's HTML as React elements. Load it lazily: it brings a parser. Its looks are in `contentStyles`. */
export function RichText({ html, base }: RichTextProps) {
  const content = useMemo(() => parseRichText(html, base), [html, base]);
  return (
    <div className="rich-text" dir="auto">
      {content}
    </div>
  );
}
