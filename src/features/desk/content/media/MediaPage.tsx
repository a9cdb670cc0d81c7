import { useCallback, useRef, useState } from 'react';
import { listMedia, type MediaItem } from '../../../../contract/site/media';
import type { ResponseOut } from '../../../../contract/route';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';
import { Late } from '../../../../ui/Late';
import { useDesk } from '../../deskContext';
import { FilterForm } from '../../FilterForm';
import { FoundList } from '../../FoundList';
import { SearchField } from '../../SearchField';
import { sectionPath } from '../../sectionPlace';
import { useListFilters } from '../../useListFilters';
import { usePages, type Filters } from '../../usePages';
import { ContentBack } from '../ContentBack';
import { pictureTypes } from '../../pictures/pictureTypes';
import { MediaTiles } from './MediaTiles';
import { useMediaTexts } from './mediaTexts';
import { Quota } from './Quota';

const SendDialog = lazyView(async () => (await import('./SendDialog')).SendDialog);
const keys = ['search', 'kind'] as const;
const types = [...pictureTypes, 'application/pdf'];
type Listed = ResponseOut<typeof listMedia>;

/** All pictures and PDFs, newest first; a new one is chosen, or dropped anywhere on the page. */
export function MediaPage({ organisation }: { organisation: string }) {
  const { call, navigate } = useDesk();
  const words = useMediaTexts();
  const input = useRef<HTMLInputElement>(null);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) => call(listMedia, { organisation, query, ...lasts }),
    [call, organisation],
  );
  const list = usePages<MediaItem, Listed>(load, asked);
  const [file, setFile] = useState<File | null>(null);
  const [isWrongType, setWrongType] = useState(false);
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const isTaken = types.includes(chosen.type);
    setWrongType(!isTaken);
    if (isTaken) setFile(chosen);
  };
  return (
    <div
      className="stack media-place"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <ContentBack organisation={organisation} />
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => input.current?.click()}>{words.send}</Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.send}
        accept={types.join()}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          take(chosen);
        }}
      />
      <p className="muted">{words.sendHint}</p>
      {isWrongType && (
        <FieldError id="media-error" announce>
          {words.wrongType}
        </FieldError>
      )}
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select
          label={words.kind}
          value={typed.kind}
          options={[
            { value: '', label: words.all },
            { value: 'PICTURE', label: words.kinds.PICTURE },
            { value: 'PDF', label: words.kinds.PDF },
          ]}
          onValue={(kind) => set({ kind })}
        />
      </FilterForm>
      <FoundList
        list={list}
        none={Object.keys(asked).length > 0 ? words.noneFound : words.none}
        more={words.more}
        above={list.found && <Quota bytes={list.found.first.bytes} most={list.found.first.most} />}
      >
        {(rows) => <MediaTiles organisation={organisation} rows={rows} />}
      </FoundList>
      {file && (
        <Late>
          <SendDialog
            organisation={organisation}
            file={file}
            onClose={() => setFile(null)}
            onSent={({ id }) => navigate(sectionPath(organisation, 'content', 'media', id))}
          />
        </Late>
      )}
    </div>
  );
}
