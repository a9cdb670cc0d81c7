import { useCallback, useState } from 'react';
import type { Language } from '../../../contract/common';
import {
  createInvitation,
  endInvitation,
  listInvitations,
  listMembers,
  type Invitation,
} from '../../../contract/desk/members';
import { getMailState } from '../../../contract/organisations/mailCheck';
import type { Role } from '../../../contract/terms/roles';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Select } from '../../../ui/fields/Select';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { EmailField, LanguageField } from '../identityFields';
import { Loaded } from '../Loaded';
import { Problem } from '../Problem';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { writeMoment } from '../writeMoment';
import { MemberRow } from './MemberRow';
import { roleOptions } from './roleOptions';

/** Members of an organisation, and its invitations (USER-01, USER-08). */
export function PeoplePage({ organisation: { id: organisation, role } }: { organisation: Belonging }) {
  const { texts, call } = useDesk();
  const { people } = texts;
  const load = useCallback(async () => {
    const [members, invitations, mail] = await Promise.all([
      call(listMembers, { organisation }),
      call(listInvitations, { organisation }),
      // Members are shown without it.
      call(getMailState, { organisation }).catch(() => null),
    ]);
    return { members: members.data, invitations: invitations.data, mailsStay: mail?.data.sends === false };
  }, [call, organisation]);
  const list = useLoaded(load);
  return (
    <div className="stack">
      <h1>{people.title}</h1>
      {role !== 'owner' ? (
        <Notice tone="info">{people.notYours}</Notice>
      ) : (
        <div className="desk-cards">
          <Loaded list={list}>
            {({ members, invitations }) => (
              <>
                <Card className="desk-card stack">
                  <h2>{people.members}</h2>
                  <ul className="desk-list">
                    {members.map((member) => (
                      <MemberRow key={member.id} {...{ organisation, member }} onChanged={list.read} />
                    ))}
                  </ul>
                </Card>
                {invitations.length > 0 && <Invitations {...{ organisation, invitations }} onChanged={list.read} />}
              </>
            )}
          </Loaded>
          <Invite organisation={organisation} mailsStay={list.found?.mailsStay ?? false} onChanged={list.read} />
        </div>
      )}
    </div>
  );
}

interface PartProps {
  readonly organisation: string;
  onChanged(): Promise<void>;
}

function Invitations({ organisation, invitations, onChanged }: PartProps & { invitations: readonly Invitation[] }) {
  const { texts, lang, call, notify } = useDesk();
  const { people } = texts;
  const { error, run } = useWork();
  const withdraw = (invitationId: string) =>
    void run(async () => {
      await call(endInvitation, { organisation, params: { invitationId } }).catch(unlessGone);
      notify(people.withdrawn);
      await onChanged();
    });
  return (
    <Card className="desk-card stack">
      <h2>{people.invitations}</h2>
      <Problem texts={texts} error={error} />
      <ul className="desk-list">
        {invitations.map(({ id, email, role, active, expiresAt }) => (
          <li key={id} className="desk-row">
            <div className="desk-row-text">
              <p>
                <bdi dir="ltr">{email}</bdi>
              </p>
              <p className="muted">
                {texts.roles[role]} · {active ? people.until(writeMoment(expiresAt, lang)) : people.expired}
              </p>
            </div>
            <Button variant="secondary" aria-label={people.withdrawOf(email)} onClick={() => withdraw(id)}>
              {people.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Invite({ organisation, mailsStay, onChanged }: PartProps & { mailsStay: boolean }) {
  const { texts, lang: own, call, notify } = useDesk();
  const { people } = texts;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [lang, setLang] = useState<Language>(own);
  const { busy, error, run } = useWork();
  const invite = () =>
    void run(async () => {
      await call(createInvitation, { organisation, body: { email, role, lang } });
      notify(people.invited(email));
      setEmail('');
      await onChanged();
    });
  return (
    <Card className="desk-card stack">
      <h2>{people.invite}</h2>
      {mailsStay && (
        <Notice tone="warning" role={null}>
          {people.mailsStay}
        </Notice>
      )}
      <DeskForm texts={texts} submit={people.inviteSubmit} busy={busy} error={error} onSubmit={invite}>
        <EmailField texts={texts} autoComplete="off" value={email} onValue={setEmail} />
        <Select
          label={people.role}
          hint={texts.roleTexts[role]}
          value={role}
          options={roleOptions(texts)}
          onValue={setRole}
        />
        <LanguageField texts={texts} value={lang} onValue={setLang} />
      </DeskForm>
    </Card>
  );
}
