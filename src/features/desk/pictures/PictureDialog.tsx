import { useCallback, useRef, useState } from 'react';
import { listMedia, type MediaItem } from '../../../contract/site/media';
import type { ResponseOut } from '../../../contract/route';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FieldError } from '../../../ui/fields/Field';
import { useStyles } from '../../../ui/useStyles';
import { useDesk } from '../deskContext';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { SearchField } from '../SearchField';
import { useEditingTexts } from '../editing/editingTexts';
import { usePages, type Filters } from '../usePages';
import { usePicturesTexts } from './picturesTexts';
import picturesCss from './pictures.css';
import { pictureTypes } from './pictureTypes';
import { SendPicture } from './SendPicture';
import { smallOf } from './smallOf';

interface PictureDialogProps {
  readonly organisation: string;
  /** A file that was dropped; null to choose. */
  readonly dropped: File | null;
  onClose(): void;
  /** Given the address, as content names it. */
  onChosen(url: string): void;
}

/** Chooses a picture of the organisation's library, or sends a new one. */
export function PictureDialog({ organisation, dropped, onClose, onChosen }: PictureDialogProps) {
  const { texts } = useDesk();
  const words = usePicturesTexts();
  const { refusals } = useEditingTexts();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useStyles(place, picturesCss);
  const [file, setFile] = useState(dropped && pictureTypes.includes(dropped.type) ? dropped : null);
  const [isWrongType, setWrongType] = useState(dropped !== null && file === null);
  const take = (chosen: File) => {
    const isTaken = pictureTypes.includes(chosen.type);
    setWrongType(!isTaken);
    if (isTaken) setFile(chosen);
  };
  return (
    <Dialog open title={words.choose} closeText={texts.close} onClose={onClose}>
      <div
        ref={place}
        className="stack"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const chosen = event.dataTransfer.files[0];
          if (chosen) take(chosen);
        }}
      >
        {file ? (
          <SendPicture organisation={organisation} file={file} onSent={onChosen} onBack={() => setFile(null)} />
        ) : (
          <>
            <div className="desk-buttons">
              <Button onClick={() => input.current?.click()}>{words.send}</Button>
            </div>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={words.send}
              accept={pictureTypes.join()}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                target.value = '';
                if (chosen) take(chosen);
              }}
            />
            {isWrongType && (
              <FieldError id="picture-error" announce>
                {refusals.fileType}
              </FieldError>
            )}
            <Library organisation={organisation} onChosen={onChosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Library({ organisation, onChosen }: Pick<PictureDialogProps, 'organisation' | 'onChosen'>) {
  const { call } = useDesk();
  const words = usePicturesTexts();
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listMedia, { organisation, query: { ...query, kind: 'PICTURE' }, ...lasts }),
    [call, organisation],
  );
  const list = usePages<MediaItem, ResponseOut<typeof listMedia>>(load, filters);
  return (
    <>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={search}
          onValue={(typed) => {
            setSearch(typed);
            setFilters(typed.trim() ? { search: typed } : {});
          }}
        />
      </FilterForm>
      <FoundList list={list} none={search ? words.noneFound : words.none} more={words.more}>
        {(rows) => (
          <ul className="picture-list">
            {rows.map((item) => (
              <li key={item.id}>
                <button type="button" className="picture-item" onClick={() => onChosen(item.url)}>
                  <img src={smallOf(item)} alt="" loading="lazy" />
                  <span>{item.alt || item.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </FoundList>
    </>
  );
}
