import { useState } from 'react';
import type { OwnService } from '../../../../contract/records/adminServices';
import { lazyView } from '../../../../loading/lazyView';
import { Amount } from '../../../../ui/Amount';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { ListTable } from '../../ListTable';
import { writeAmount } from '../../payments/writePayment';
import { sectionPath } from '../../sectionPlace';
import { ContentBack } from '../ContentBack';
import type { SiteOwner } from '../useSiteOwner';
import { groupOf } from './groupOf';
import { useServicesTexts } from './servicesTexts';

const NewServiceDialog = lazyView(async () => (await import('./NewServiceDialog')).NewServiceDialog);

interface ServicesPageProps {
  readonly organisation: string;
  readonly owner: SiteOwner;
  readonly services: readonly OwnService[];
}

/** Services, subscriptions and archived ones (DESK-106). */
export function ServicesPage({ organisation, owner, services }: ServicesPageProps) {
  const words = useServicesTexts();
  const [isMaking, setMaking] = useState(false);
  const lists = [
    { title: words.once, rows: services.filter(({ active, recurrent }) => active && recurrent === 0) },
    { title: words.monthly, rows: services.filter(({ active, recurrent }) => active && recurrent === 1) },
    { title: words.archived, rows: services.filter(({ active }) => !active) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} />
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => setMaking(true)}>{words.create}</Button>
      </div>
      <p className="muted">{words.text}</p>
      {lists.length === 0 && <p className="muted">{words.none}</p>}
      {lists.map(({ title, rows }) => (
        <section key={title} className="stack">
          <h2>{title}</h2>
          <ListTable columns={[words.fields.name, words.fields.montant]}>
            {rows.map((service) => (
              <Row key={service.id} {...{ service, organisation, owner }} />
            ))}
          </ListTable>
        </section>
      ))}
      {isMaking && (
        <Late>
          <NewServiceDialog {...{ organisation, owner }} onClose={() => setMaking(false)} />
        </Late>
      )}
    </div>
  );
}

interface RowProps extends Omit<ServicesPageProps, 'services'> {
  readonly service: OwnService;
}

function Row({ service, organisation, owner: { devise } }: RowProps) {
  const { lang } = useDesk();
  const words = useServicesTexts();
  const price = <Amount>{writeAmount(service.montant, devise, lang)}</Amount>;
  return (
    <tr>
      <td>
        <DeskLink to={sectionPath(organisation, 'content', 'services', service.id)}>
          <bdi>{service.name}</bdi>
        </DeskLink>
        {groupOf(service) !== '' && (
          <p className="muted">
            <bdi>{groupOf(service)}</bdi>
          </p>
        )}
      </td>
      <td>
        {price}
        {service.recurrent === 1 && <p className="muted">{words.aMonth}</p>}
      </td>
    </tr>
  );
}
