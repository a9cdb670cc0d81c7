import type { SectionProps } from '../../sectionPlace';
import { SectionPage } from './SectionPage';
import { SectionsPage } from './SectionsPage';

/** Custom sections: the list, or one of them. */
export const SectionsSection = ({ organisation: { id: organisation }, part: id }: SectionProps) =>
  id === undefined ? (
    <SectionsPage organisation={organisation} />
  ) : (
    <SectionPage key={id} organisation={organisation} id={id} />
  );
