import { useState } from 'react';
import { createOrganisation } from '../../contract/organisations/foundOrganisation';
import { slugOf } from '../../core/text';
import { Card } from '../../ui/Card';
import { TextInput } from '../../ui/fields/TextInput';
import { useDesk } from './deskContext';
import { DeskForm } from './DeskForm';
import { DeskError } from './deskClient';
import { DeskLink } from './DeskLink';
import { OPERATOR, sectionPath } from './sectionPlace';
import { useWork } from './useWork';

/** First page of a user: their organisations. */
export function HomePage() {
  const { texts, session } = useDesk();
  const { user, organisations } = session;
  const { home, roles } = texts;
  return (
    <div className="stack">
      <h1>
        <bdi>{home.hello(user.name)}</bdi>
      </h1>
      <section className="stack">
        <div className="desk-head">
          <h2>{home.organisations}</h2>
          {user.isOperator && <DeskLink to={OPERATOR}>{home.all}</DeskLink>}
        </div>
        {organisations.length === 0 && <p className="muted">{user.isOperator ? home.noneOperator : home.none}</p>}
        <ul className="desk-list">
          {organisations.map(({ id, name, role }) => (
            <li key={id} className="card desk-row">
              <div className="desk-row-text">
                <h3>
                  <DeskLink to={sectionPath(id)}>
                    <bdi>{name}</bdi>
                  </DeskLink>
                </h3>
                <p className="muted">{roles[role]}</p>
              </div>
              <div className="desk-links">
                <a href={`/o/${id}`}>{home.site}</a>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {user.isOperator && <NewOrganisation />}
    </div>
  );
}

/** An operator founds an organisation, and owns it (USER-10). */
function NewOrganisation() {
  const { texts, call, refresh, navigate, notify } = useDesk();
  const { home } = texts;
  const [name, setName] = useState('');
  const [id, setId] = useState('');
  const { busy, error, run } = useWork();
  const isTaken = error instanceof DeskError && error.code === 'taken';
  const create = () =>
    void run(async () => {
      await call(createOrganisation, { body: { name, id } });
      notify(home.created(name));
      await refresh();
      navigate(sectionPath(id, 'start'));
    });
  return (
    <Card className="desk-card stack">
      <h2>{home.create}</h2>
      <DeskForm texts={texts} submit={home.create} busy={busy} error={isTaken ? null : error} onSubmit={create}>
        <TextInput
          label={home.organisationName}
          autoComplete="organization"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={(value) => {
            setName(value);
            setId(slugOf(value, 40, 'latin'));
          }}
        />
        <TextInput
          label={home.id}
          hint={home.idHint}
          error={isTaken ? home.existing : undefined}
          announce
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          pattern="[A-Za-z0-9_\-]+"
          maxLength={64}
          required
          dir="ltr"
          value={id}
          onValue={setId}
        />
      </DeskForm>
    </Card>
  );
}
