import type { FormEvent } from 'react';
import type { Service } from '../../../contract/records/services';
import { servicePayPath, type ServiceGroup } from '../../../core/site';
import type { SiteServicesTexts } from '../../../i18n/siteServices';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { calendarIcon } from '../content/contentIcons';
import { EmptyState } from '../content/EmptyState';
import { Price } from '../Price';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import { usePayment } from './usePayment';

interface ServiceListProps {
  readonly title: string;
  readonly groups: readonly ServiceGroup<Service>[];
  /** In the place of a list without entries. */
  readonly empty: string;
  readonly texts: SiteServicesTexts;
}

/** Services in their groups, each with the way to payment (SERV-01, ABO-01). */
export function ServiceList({ title, groups, empty, texts }: ServiceListProps) {
  const own = useOwnWords();
  const { step, pay } = usePayment(texts.failed);
  return (
    <>
      <div className="site-intro">
        <h1>{title}</h1>
      </div>
      {groups.length === 0 && <EmptyState icon={calendarIcon} text={empty} />}
      {groups.length > 0 && <WithoutScripts texts={texts} />}
      {step.state === 'refused' && (
        <div className="service-notice">
          <Notice tone="danger">{step.error}</Notice>
        </div>
      )}
      {groups.map(({ name, services }) => (
        <section key={name} className="service-group">
          {name && <h2 {...own(name)}>{name}</h2>}
          <ul className="card-grid">
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard
                  service={service}
                  level={name ? 'h3' : 'h2'}
                  busy={step.state === 'busy' && step.id === service.id}
                  texts={texts}
                  pay={pay}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ServiceCardProps {
  readonly service: Service;
  readonly level: 'h2' | 'h3';
  readonly busy: boolean;
  readonly texts: SiteServicesTexts;
  pay(service: Service): void;
}

function ServiceCard({ service, level: Heading, busy, texts, pay }: ServiceCardProps) {
  const own = useOwnWords();
  const { href, apiHost } = useSite();
  const words = service.recurrent === 1 ? texts.subscribe : texts.pay;
  // A press that comes before our scripts is the server's to answer.
  const action = apiHost ? undefined : href(servicePayPath(service.id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay(service);
  };
  return (
    <article className="tile service">
      <div className="tile-words">
        <Heading {...own(service.name)}>{service.name}</Heading>
        {service.description && (
          <p className="service-words" {...own(service.description)}>
            {service.description}
          </p>
        )}
        <div className="service-foot">
          <p className="service-price">
            <Price montant={service.montant} />
            {service.recurrent === 1 && (
              <span className="muted">
                {` ${texts.monthly}`}
                {service.nbMonth !== null && ` ${texts.months(service.nbMonth)}`}
              </span>
            )}
          </p>
          <form className="with-scripts" method="post" action={action} onSubmit={submit}>
            <Button type="submit" busy={busy} busyText={texts.busy} aria-label={texts.choose(words, service.name)}>
              {words}
            </Button>
          </form>
        </div>
      </div>
    </article>
  );
}

function WithoutScripts({ texts }: { texts: SiteServicesTexts }) {
  const email = useSite().organisation.contact?.email;
  return (
    <noscript>
      <p className="site-notice">
        {`${texts.noScript} `}
        {email ? <a href={`mailto:${email}`}>{texts.writeUs(email)}</a> : null}
      </p>
    </noscript>
  );
}
