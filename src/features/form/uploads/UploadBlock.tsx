import { type ClipboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { acceptsFile, propsOf } from '../../../core/form';
import type { upload, UploadedFile } from '../../../core/form/blocks/upload';
import { FieldError } from '../../../ui/fields/Field';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { createUploads } from './createUploads';
import { FilePicker } from './FilePicker';
import { ArrivedRow, PendingRow } from './FileRow';
import { sendFile } from './sendFile';
import css from './upload.css';
import { problemText, useField } from '../run/useField';
import { useMoreTexts } from '../run/useMoreTexts';

export const uploadCss = css;

/** Files: each is sent as soon as it is chosen, and counts once it has arrived (FORM-29). */
// oxlint-disable-next-line max-lines-per-function -- one field: its state, and the markup that shows it
export const UploadBlock = memo(function UploadBlock({ block, suffix }: BlockViewProps) {
  const { label, tooltip, required, multiple, maxCount, type } = propsOf<typeof upload>(block);
  const run = useForm();
  const texts = useMoreTexts('upload');
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const files = value as readonly UploadedFile[];
  const most = multiple ? maxCount : 1;

  const [uploads] = useState(() => {
    const now = () => run.engine.field(key).value as readonly UploadedFile[];
    return createUploads({
      send: (file, options) => sendFile(run, texts, file, options),
      onArrival: (file) => run.set(key, [...now(), file]),
      // A browser that does not know the kind of a file leaves it to the server.
      objection: (file) => (file.type === '' || acceptsFile(type, file.type) ? null : texts.fileWrongKind),
      underWay: run.underWay,
      texts,
    });
  });
  const { pending, arrived, said } = useStore(uploads.store);
  useEffect(() => {
    const forget = run.store.subscribe((state, before) => {
      if (state.changes === 0 && before.changes > 0) uploads.clear();
    });
    return () => {
      forget();
      uploads.clear();
    };
  }, [run, uploads]);

  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [full, setFull] = useState(false);
  const room = Math.max(0, most - files.length - pending.filter(({ state }) => state !== 'refused').length);
  const add = (chosen: readonly File[]) => {
    setFull(chosen.length > room);
    uploads.add(chosen.slice(0, room));
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0 || !isOpen) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  /** The button that had the focus is gone with the file. */
  const removed = () => requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  const remove = (doc: string) => {
    run.set(
      key,
      files.filter((file) => file.doc !== doc),
    );
    setFull(false);
    removed();
  };
  const isOpen = run.mode !== 'readonly';
  const error = problemText(run, problems) ?? (full ? texts.mostFiles(most) : undefined);
  const describedBy = [tooltip && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldBox name={key}>
      <fieldset ref={box} className="field" aria-describedby={describedBy} onPaste={paste}>
        <legend className="label legend" part="label">
          <FieldName text={label} required={required} />
        </legend>
        {tooltip && (
          <p className="field-hint" id={`${id}-hint`}>
            {tooltip}
          </p>
        )}
        {files.length + pending.length > 0 && (
          <ul className="upload-files">
            {files.map(({ doc, name }) => (
              <ArrivedRow key={doc} name={name} file={arrived.get(doc)} onRemove={isOpen ? () => remove(doc) : null} />
            ))}
            {pending.map((entry) => (
              <PendingRow
                key={entry.id}
                entry={entry}
                onRetry={() => uploads.retry(entry.id)}
                onRemove={() => {
                  uploads.drop(entry.id);
                  setFull(false);
                  removed();
                }}
              />
            ))}
          </ul>
        )}
        {isOpen && room > 0 && (
          <FilePicker
            kind={type}
            room={room}
            most={most}
            required={required && files.length === 0}
            describedBy={describedBy}
            invalid={error !== undefined}
            onFiles={add}
          />
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </fieldset>
    </FieldBox>
  );
});
