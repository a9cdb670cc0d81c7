import { useCallback } from 'react';
import { getMedia, updateMedia } from '../../../../contract/site/media';
import { Card } from '../../../../ui/Card';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { ContentBack } from '../ContentBack';
import { ItemTools } from './ItemTools';
import { useMediaTexts } from './mediaTexts';
import { Uses } from './Uses';
import type { OwnItem } from './ownItem';

type Key = 'name' | 'alt';

/** One picture or PDF: what it shows, where it is used. */
export function ItemPage({ organisation, id }: { organisation: string; id: string }) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getMedia, { organisation, params: { mediaId: id } })).data,
    [call, organisation, id],
  );
  const item = useLoaded(load);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} part="media" />
      <Loaded list={item}>
        {(found) => <ItemForm organisation={organisation} item={found} reload={load} take={item.set} />}
      </Loaded>
    </div>
  );
}

interface ItemFormProps {
  readonly organisation: string;
  readonly item: OwnItem;
  reload(): Promise<OwnItem>;
  take(item: OwnItem): void;
}

function ItemForm({ organisation, item, reload, take }: ItemFormProps) {
  const { call } = useDesk();
  const words = useMediaTexts();
  const edits = useEdits<OwnItem, Key>({
    record: item,
    keys: ['alt', 'name'],
    read: (record, key) => record[key],
    async write({ id, uses, version }, changed) {
      const body = { ...(changed as Partial<Record<Key, string>>), version };
      return { ...(await call(updateMedia, { organisation, params: { mediaId: id }, body })).data, uses };
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const field = (key: Key) => ({
    value: String(edits.valueOf(key)),
    onValue: (value: string) => edits.set(key, value),
  });
  return (
    <>
      <div className="desk-head">
        <h1>
          <bdi>{item.alt || item.name}</bdi>
        </h1>
        {edits.isEdited && <Unsaved />}
      </div>
      {item.kind === 'PICTURE' && <img className="media-large" src={item.url} alt={item.alt} />}
      {item.state === 'PROCESSING' && <p className="muted">{words.processing}</p>}
      <ItemTools organisation={organisation} item={item} />
      <Card className="stack">
        <EditForm
          edits={edits}
          labelOf={(key) => (key === 'alt' ? words.alts[item.kind] : words.name)}
          theirs={(key) => item[key]}
        >
          <TextInput
            {...field('alt')}
            label={words.alts[item.kind]}
            hint={`${words.altHints[item.kind]} ${words.altLater}`}
            autoComplete="off"
            maxLength={500}
            dir="auto"
          />
          <TextInput
            {...field('name')}
            label={words.name}
            autoComplete="off"
            maxLength={200}
            pattern=".*\S.*"
            required
            dir="auto"
          />
        </EditForm>
      </Card>
      <Uses organisation={organisation} uses={item.uses} />
    </>
  );
}
