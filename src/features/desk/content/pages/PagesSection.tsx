import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Skeleton } from '../../../../ui/Skeleton';
import { useEditingStyles } from '../../editing/useEditingStyles';
import type { SectionProps } from '../../sectionPlace';
import { EDIT } from './pageAddress';
import { PagesPage } from './PagesPage';

const PagePage = lazyView(async () => (await import('./PagePage')).PagePage);
const PageBuilder = lazyView(async () => (await import('./PageBuilder')).PageBuilder);

/** Pages of the organisation's own (DESK-92): their list, one of them, or its builder. */
export function PagesSection({ organisation: { id: organisation }, part: id, detail }: SectionProps) {
  const place = useEditingStyles();
  if (id === undefined)
    return (
      <div ref={place}>
        <PagesPage organisation={organisation} />
      </div>
    );
  const View = detail === EDIT ? PageBuilder : PagePage;
  return (
    <div ref={place}>
      <Late fallback={<Skeleton height="20em" />}>
        <View organisation={organisation} id={id} />
      </Late>
    </div>
  );
}
