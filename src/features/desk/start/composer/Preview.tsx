import { frameAddress, type Embedded } from '../../../../core/embed';
import { useStartTexts } from '../startTexts';

/**
 * A look at it on a page. The frame has no origin: nothing in it reaches the desk, and what leads to payment opens in a tab of its
 * own.
 */
export function Preview({ embedded }: { embedded: Embedded }) {
  const words = useStartTexts().composer;
  return (
    <figure className="start-preview">
      <figcaption className="label">{words.preview}</figcaption>
      <iframe
        src={frameAddress({ ...embedded, server: '' })}
        title={words.previewOf(embedded.link.text)}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
    </figure>
  );
}
