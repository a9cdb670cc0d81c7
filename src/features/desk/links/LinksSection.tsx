import { lazyView } from '../../../loading/lazyView';
import { Notice } from '../../../ui/Notice';
import { NEW } from '../forms/formPaths';
import type { SectionProps } from '../sectionPlace';
import { LinksPage } from './LinksPage';
import { useLinksTexts } from './linksTexts';

const LinkPage = lazyView(async () => (await import('./LinkPage')).LinkPage);

/** All payment links of an organisation, or one; they name payers, and so are the owners'. */
export function LinksSection({ organisation, record }: SectionProps) {
  const words = useLinksTexts();
  if (organisation.role !== 'owner') return <Notice tone="info">{words.notYours}</Notice>;
  const isMaking = record === NEW;
  if (record && !isMaking) return <LinkPage organisation={organisation} id={record} />;
  return <LinksPage key={record} organisation={organisation} isMaking={isMaking} />;
}
