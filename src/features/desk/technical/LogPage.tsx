import { useCallback, useMemo } from 'react';
import { exportAudit, listAudit } from '../../../contract/audit';
import { listMembers } from '../../../contract/desk/members';
import type { ResponseOut } from '../../../contract/route';
import { listTokens } from '../../../contract/tokens';
import { Select } from '../../../ui/fields/Select';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { CsvButton } from '../CsvButton';
import { DatePair } from '../DatePair';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { ListTable } from '../ListTable';
import { useListFilters } from '../useListFilters';
import { useLoaded } from '../useLoaded';
import { usePages, type Filters } from '../usePages';
import { LogRow, type LogEntry } from './LogRow';
import { useTechnicalTexts } from './technicalTexts';

const keys = ['actor', 'subject', 'from', 'to'] as const;

/** The log of changes and their authors (DESK-83), newest first. */
export function LogPage({ organisation: { id: organisation } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const { log: words } = useTechnicalTexts();
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) => call(listAudit, { organisation, query, ...lasts }),
    [call, organisation],
  );
  const list = usePages<LogEntry, ResponseOut<typeof listAudit>>(load, asked);
  const readActors = useCallback(async () => {
    const [members, tokens] = await Promise.all([
      call(listMembers, { organisation }),
      call(listTokens, { organisation }),
    ]);
    return [...members.data, ...tokens.data].map(({ name }) => name);
  }, [call, organisation]);
  const actors = useLoaded(readActors).found;
  const choices = useMemo(() => {
    const names = new Set([...(actors ?? []), ...(typed.actor === '' ? [] : [typed.actor])]);
    const known = Object.entries(words.actors).map(([value, label]) => ({ value, label }));
    const others = [...names].filter((name) => !Object.hasOwn(words.actors, name));
    return [...others.map((name) => ({ value: name, label: name })), ...known];
  }, [actors, typed.actor, words]);
  const subjects = Object.entries(words.subjects).map(([value, label]) => ({ value, label }));
  const hasFilters = Object.keys(asked).length > 0;
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <FilterForm>
        <Select
          label={words.actor}
          value={typed.actor}
          options={[{ value: '', label: words.anybody }, ...choices]}
          onValue={(actor) => set({ actor })}
        />
        <Select
          label={words.subject}
          value={typed.subject}
          options={[{ value: '', label: words.anything }, ...subjects]}
          onValue={(subject) => set({ subject })}
        />
        <DatePair words={words} typed={typed} set={set} />
      </FilterForm>
      <FoundList
        list={list}
        none={hasFilters ? words.noneFound : words.none}
        more={words.more}
        tools={<CsvButton address={callAddress(exportAudit, organisation, asked)}>{words.export}</CsvButton>}
      >
        {(rows) => (
          <ListTable columns={[words.change, words.actor]}>
            {rows.map((row) => (
              <LogRow key={row.id} row={row} organisation={organisation} onActor={() => set({ actor: row.actor })} />
            ))}
          </ListTable>
        )}
      </FoundList>
    </div>
  );
}
