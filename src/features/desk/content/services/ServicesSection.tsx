import { useCallback } from 'react';
import { listServices, type OwnService } from '../../../../contract/records/adminServices';
import { Notice } from '../../../../ui/Notice';
import { DeskError } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { Loaded } from '../../Loaded';
import type { SectionProps } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { useSiteOwner } from '../useSiteOwner';
import { ServicePage } from './ServicePage';
import { ServicesPage } from './ServicesPage';
import { useServicesTexts } from './servicesTexts';

/** Services and subscriptions: the list, or one of them. */
export function ServicesSection({ organisation: { id: organisation }, part: id }: SectionProps) {
  const { call } = useDesk();
  const words = useServicesTexts();
  const place = useEditingStyles();
  const owner = useSiteOwner(organisation);
  const load = useCallback(async () => (await call(listServices, { organisation })).data, [call, organisation]);
  // A new one is read when it is opened.
  const services = useLoaded(useCallback(() => load().then((found) => ({ found, id })), [load, id]));
  const one = (found: readonly OwnService[]) => found.find((service) => service.id === id);
  const reload = async () => {
    const found = one(await load());
    if (!found) throw new DeskError('unknown', 'no such service');
    return found;
  };
  return (
    <div ref={place}>
      <Loaded list={owner}>
        {(site) => (
          <Loaded list={services}>
            {({ found, id: asked }) => {
              if (id === undefined) return <ServicesPage organisation={organisation} owner={site} services={found} />;
              const service = one(found);
              if (service)
                return (
                  <ServicePage
                    key={id}
                    {...{ organisation, service, reload }}
                    owner={site}
                    take={(newest) =>
                      services.set({ id, found: found.map((other) => (other.id === id ? newest : other)) })
                    }
                  />
                );
              return asked === id && <Notice tone="info">{words.gone}</Notice>;
            }}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}
