import { useStyles } from '../../../../ui/useStyles';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { Loaded } from '../../Loaded';
import type { SectionProps } from '../../sectionPlace';
import { useSiteOwner } from '../useSiteOwner';
import { EntryPage } from './EntryPage';
import timesCss from './times.css';
import { TimesPage } from './TimesPage';

/** An organisation's weekly times (DESK-100): all of them, or one. */
export function TimesSection({ organisation, part: id }: SectionProps) {
  const owner = useSiteOwner(organisation.id);
  const place = useEditingStyles();
  useStyles(place, timesCss);
  return (
    <div ref={place}>
      <Loaded list={owner}>
        {(found) =>
          id === undefined ? (
            <TimesPage organisation={organisation} owner={found} onPlace={() => void owner.read()} />
          ) : (
            <EntryPage key={id} organisation={organisation.id} id={id} owner={found} />
          )
        }
      </Loaded>
    </div>
  );
}
