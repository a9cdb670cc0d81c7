import { useState } from 'react';
import { removeMember, updateMember, type Member } from '../../../contract/desk/members';
import type { Role } from '../../../contract/terms/roles';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { isChanged, unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { writeMoment } from '../writeMoment';
import { roleOptions } from './roleOptions';

interface MemberRowProps {
  readonly organisation: string;
  readonly member: Member;
  onChanged(): Promise<void>;
}

/** Somebody who belongs to an organisation: their role, and the button that takes them out. Both ask first: arrow keys walk through a closed list. */
export function MemberRow({ organisation, member, onChanged }: MemberRowProps) {
  const { texts, lang, session, call, refresh, notify } = useDesk();
  const { people } = texts;
  const { id, name, email, role, hasFactor, seenAt, version } = member;
  const [asks, setAsks] = useState(false);
  const [wanted, setWanted] = useState<Role | null>(null);
  const { busy, error, run } = useWork();
  const isSelf = id === session.user.id;
  const params = { userId: id };
  const done = async (text: string) => {
    notify(text);
    await (isSelf ? refresh() : onChanged());
  };
  const change = (to: Role) =>
    void run(async () => {
      try {
        await call(updateMember, { organisation, params, body: { role: to, version } });
      } catch (error) {
        if (isChanged(error)) {
          setWanted(null);
          await onChanged();
        }
        throw error;
      }
      setWanted(null);
      await done(people.changed(name, texts.roles[to]));
    });
  const remove = () =>
    void run(async () => {
      await call(removeMember, { organisation, params }).catch(unlessGone);
      await done(people.removed(name));
    });
  return (
    <li className="desk-row">
      <div className="desk-row-text">
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {isSelf && ` (${people.you})`}
        </p>
        <p className="muted">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="muted">
          {seenAt === null ? people.never : texts.account.seen(writeMoment(seenAt, lang))}
          {hasFactor && ` · ${people.withFactor}`}
        </p>
        <Problem texts={texts} error={error} />
      </div>
      {asks ? (
        <div className="desk-row-text" role="group" aria-label={people.removeOf(name)}>
          <p>{people.removeAsk(name)}</p>
          <div className="desk-buttons">
            <Button busy={busy} busyText={texts.loading} autoFocus onClick={remove}>
              {people.remove}
            </Button>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div className="desk-row-text">
          <div className="desk-row-tools">
            <Select
              label={people.roleOf(name)}
              hideLabel
              value={wanted ?? role}
              disabled={busy}
              options={roleOptions(texts)}
              onValue={(to) => setWanted(to === role ? null : to)}
            />
            <Button variant="secondary" aria-label={people.removeOf(name)} onClick={() => setAsks(true)}>
              {people.remove}
            </Button>
          </div>
          <div role="status">{wanted && <p>{people.changeAsk(name, texts.roles[wanted])}</p>}</div>
          {wanted && (
            <div className="desk-buttons" role="group" aria-label={people.roleOf(name)}>
              <Button busy={busy} busyText={texts.loading} onClick={() => change(wanted)}>
                {people.change}
              </Button>
              <Button variant="quiet" onClick={() => setWanted(null)}>
                {texts.cancel}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
