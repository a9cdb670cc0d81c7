import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { readSection } from '../../../core/form';
import { patiently } from '../../../loading/patiently';
import type { ElementContext } from '../../../runtime/context';
import { useStyles } from '../../../ui/useStyles';
import { Blocks } from '../frame/Blocks';
import { FormSheets } from '../frame/FormSheets';
import { ShownContext } from '../run/shown';
import { type LoadedSection, loadSection } from './loadSection';
import sectionCss from './section.css';

export interface SectionContentProps {
  /** As stored: HTML, or a document as JSON. */
  readonly content: string;
  readonly element: ElementContext;
}

interface SectionLayoutProps extends SectionContentProps {
  /** Shown until the blocks' views have loaded. */
  readonly waiting: ReactNode;
  /** Shown when the content is no layout. */
  readonly otherwise: ReactNode;
}

/** Content that opens as a layout does, drawn as its blocks when it is one. */
export function SectionLayout({ content, element, waiting, otherwise }: SectionLayoutProps) {
  const layout = useMemo(() => readSection(content), [content]);
  const [loaded, setLoaded] = useState<LoadedSection | null>();
  useEffect(() => {
    if (!layout) return;
    let over = false;
    const show = (section: LoadedSection | null) => over || setLoaded(section);
    // CALL-31: one that cannot be drawn leaves no trace.
    patiently(() => loadSection(layout, element)).then(show, () => show(null));
    return () => {
      over = true;
    };
  }, [layout, element]);
  if (!layout) return otherwise;
  if (loaded === undefined) return waiting;
  return loaded && <DrawnSection section={loaded} />;
}

function DrawnSection({ section }: { section: LoadedSection }) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, sectionCss);
  return (
    <ShownContext.Provider value={section}>
      <FormSheets />
      <div ref={place} className="section-blocks">
        <Blocks blocks={section.blocks} />
      </div>
    </ShownContext.Provider>
  );
}
