import type { PageOf } from '../../../../contract/site/pageData';
import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { ElementTag } from '../../ElementTag';
import { useOwnWords } from '../../useOwnWords';
import { WithoutScripts } from '../../WithoutScripts';

/** A form (FPAGE-01). Its title and words are shown by the element. */
export function FormPage({ page, texts }: { page: PageOf<'FORM'>; texts: SitePagesTexts }) {
  const own = useOwnWords();
  const [form] = page.data;
  return (
    <div className="site-narrow">
      <h1 className="visually-hidden" {...own(form?.title)}>
        {form?.title}
      </h1>
      <ElementTag tag="org-form" attributes={{ 'form-id': form?.id }} />
      <WithoutScripts texts={texts} what="form" />
    </div>
  );
}
