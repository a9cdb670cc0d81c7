import { useRef } from 'react';
import { RichText } from '../../../ui/richText/RichText';
import contentCss from '../../../ui/styles/content.css';
import { useStyles } from '../../../ui/useStyles';
import { useForm } from '../run/formRun';

/** A product's formatted description. Load it lazily: it brings a parser. */
export function RichDescription({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, contentCss);
  return (
    <div className="product-description" ref={box}>
      <RichText html={html} base={useForm().element.settings.apiHost} />
    </div>
  );
}
