import { Loaded } from '../../Loaded';
import type { SectionProps } from '../../sectionPlace';
import { ContentBack } from '../ContentBack';
import { useSiteOwner } from '../useSiteOwner';
import { NewsletterPage } from './NewsletterPage';
import { useNewsletterTexts } from './newsletterTexts';

/** The newsletter's subscribers, on the organisation's clock. */
export function NewsletterSection({ organisation }: SectionProps) {
  const words = useNewsletterTexts();
  const owner = useSiteOwner(organisation.id);
  return (
    <div className="stack">
      <ContentBack organisation={organisation.id} />
      {owner.found === null && <h1>{words.title}</h1>}
      <Loaded list={owner}>{(site) => <NewsletterPage organisation={organisation} owner={site} />}</Loaded>
    </div>
  );
}
