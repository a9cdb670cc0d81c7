import { zoneCity } from '../../../../core/calendar';
import { useState } from 'react';
import { randomId } from '../../../../client/randomId';
import { Dialog } from '../../../../ui/Dialog';
import { TextInput } from '../../../../ui/fields/TextInput';
import { unlessThere } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { sectionPath } from '../../sectionPlace';
import { useWork } from '../../useWork';
import { useContentTexts } from '../contentTexts';
import { MomentInput } from '../fields/MomentInput';
import type { SiteOwner } from '../useSiteOwner';
import { postKind, type PostsPart } from './postKinds';

interface NewPostDialogProps {
  readonly organisation: string;
  readonly part: PostsPart;
  readonly owner: SiteOwner;
  onClose(): void;
}

/** Makes one by its name, and opens it. It has its id from the beginning: there is one, whatever answer was lost. */
export function NewPostDialog({ organisation, part, owner, onClose }: NewPostDialogProps) {
  const { texts, call, navigate } = useDesk();
  const words = useContentTexts();
  const said = words.posts[part];
  const kind = postKind(part);
  const [id] = useState(randomId);
  const [name, setName] = useState('');
  const [more, setMore] = useState('');
  const { busy, error, run } = useWork();
  const create = () =>
    void run(async () => {
      await kind.create(call, organisation, { id, name: name.trim(), more }, owner).catch(unlessThere);
      navigate(sectionPath(organisation, 'content', part, id));
    });
  return (
    <Dialog open title={said.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.create} busy={busy} error={error} wide onSubmit={create}>
        <p className="muted">{said.createText}</p>
        <TextInput
          label={words.fields.name}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={setName}
        />
        {kind.more === 'moment' && (
          <MomentInput
            label={words.fields.dateEvent}
            hint={words.clock(zoneCity(owner.timeZone))}
            required
            value={more}
            onValue={setMore}
          />
        )}
        {kind.more === 'category' && (
          <TextInput
            label={words.fields.categorieLabel}
            hint={words.hints.categorieLabel}
            autoComplete="off"
            maxLength={120}
            pattern=".*\S.*"
            required
            dir="auto"
            value={more}
            onValue={setMore}
          />
        )}
      </DeskForm>
    </Dialog>
  );
}
