import { useCallback } from 'react';
import type { Member } from '../../../../contract/desk/members';
import { listFormNotices, type FormNotice } from '../../../../contract/forms/formNotices';
import type { ResponseOut } from '../../../../contract/route';
import { Card } from '../../../../ui/Card';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { FoundList } from '../../FoundList';
import { EDIT } from '../../forms/formPaths';
import { sectionPath } from '../../sectionPlace';
import { usePages, type Filters } from '../../usePages';
import { Told } from './Told';
import { useToldTexts } from './toldTexts';

const noFilters: Filters = {};

interface FormNoticesProps {
  readonly organisation: string;
  /** Told of what is sent with a form that names nobody. */
  readonly usual: readonly string[];
  readonly members: readonly Member[];
}

/** Forms, each with who is told of what is sent with it, and the way to where that is changed. */
export function FormNotices({ organisation, usual, members }: FormNoticesProps) {
  const { call } = useDesk();
  const { forms: words } = useToldTexts();
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listFormNotices, { organisation, query, ...lasts }),
    [call, organisation],
  );
  const list = usePages<FormNotice, ResponseOut<typeof listFormNotices>>(load, noFilters);
  return (
    <Card className="desk-card stack">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <FoundList list={list} none={words.none} more={words.more}>
        {(rows) => (
          <ul className="desk-list">
            {rows.map(({ id, title, noticeMails, noticeTo }) => (
              <li key={id} className="desk-row">
                <div className="desk-row-text">
                  <DeskLink to={sectionPath(organisation, 'forms', id, EDIT)}>
                    <bdi>{title || id}</bdi>
                  </DeskLink>
                  <p className="muted">{words[noticeMails ? (noticeTo.length > 0 ? 'own' : 'usual') : 'off']}</p>
                  {noticeMails && <Told to={noticeTo.length > 0 ? noticeTo : usual} members={members} />}
                </div>
              </li>
            ))}
          </ul>
        )}
      </FoundList>
    </Card>
  );
}
