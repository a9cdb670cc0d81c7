import type { EventContent } from '../../../../contract/site/pageData';
import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { chevronDownIcon } from '../../../../ui/icons';
import { LinkButton } from '../../../../ui/LinkButton';
import { ElementTag } from '../../ElementTag';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

interface EventFormsProps {
  readonly event: EventContent;
  readonly texts: ContentTexts['events'];
}
type Form = EventContent['formLinks'][number];

/** The forms of an event, to be filled in on its page (EVT-10): one by itself, several each behind its title. */
export function EventForms({ event: { formLinks }, texts }: EventFormsProps) {
  const own = useOwnWords();
  if (formLinks.length === 0) return null;
  const isOnly = formLinks.length === 1;
  return (
    <section id="participer" className="event-forms" aria-labelledby="participer-title">
      <h2 id="participer-title">{texts.takePart}</h2>
      {formLinks.map((form) => {
        if (!form.open)
          return (
            <div key={form.id} className="side-row">
              <h3 {...own(form.title)}>{form.title}</h3>
              <p className="side-closed">{texts.closed}</p>
            </div>
          );
        if (isOnly) return <OpenForm key={form.id} form={form} texts={texts} />;
        return (
          <details key={form.id} className="event-form">
            <summary>
              <span {...own(form.title)}>{form.title}</span>
              <Icon path={chevronDownIcon} />
            </summary>
            <OpenForm form={form} texts={texts} later />
          </details>
        );
      })}
    </section>
  );
}

interface OpenFormProps {
  readonly form: Form;
  readonly texts: EventFormsProps['texts'];
  /** It comes when it is looked at. */
  readonly later?: boolean;
}

/** A form; without scripts the way to its own page, which says how to go on. */
function OpenForm({ form, texts, later = false }: OpenFormProps) {
  const { href } = useSite();
  return (
    <div className="event-form-body">
      <ElementTag tag="org-form" attributes={{ 'form-id': form.id }} later={later} />
      <noscript>
        <LinkButton href={href(form.href)}>
          {texts.fill}
          <span className="visually-hidden">{` – ${form.title}`}</span>
        </LinkButton>
      </noscript>
    </div>
  );
}
