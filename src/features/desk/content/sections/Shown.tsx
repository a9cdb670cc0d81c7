import type { NamedBy } from '../../../../contract/records/removal';
import { DeskLink } from '../../DeskLink';
import { sectionPath } from '../../sectionPlace';
import { UseList } from '../../uses/UseList';
import { useSectionsTexts } from './sectionsTexts';

/** Where a section is shown, or how to show it. */
export function Shown({ organisation, records }: { organisation: string; records: readonly NamedBy[] }) {
  const words = useSectionsTexts();
  return (
    <section className="stack">
      <h2>{words.shown}</h2>
      {records.length > 0 ? (
        <UseList organisation={organisation} uses={records} />
      ) : (
        <p className="muted">
          {words.notShown} <DeskLink to={sectionPath(organisation, 'campaigns')}>{words.toCampaigns}</DeskLink>
        </p>
      )}
    </section>
  );
}
