import { useRef } from 'react';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useDesk } from '../../deskContext';
import { useRefusal } from '../../pictures/useRefusal';
import { pictureTypes } from '../../pictures/pictureTypes';
import { useGalleriesTexts } from './galleriesTexts';
import { useUploads } from './useUploads';

interface AddPicturesProps {
  readonly organisation: string;
  onSent(url: string): void;
}

/** Takes many pictures at once, chosen or dropped, and says how far they are and which were not taken. */
export function AddPictures({ organisation, onSent }: AddPicturesProps) {
  const { texts } = useDesk();
  const words = useGalleriesTexts();
  const refusal = useRefusal();
  const input = useRef<HTMLInputElement>(null);
  const { done, all, failed, add, retry, forget } = useUploads(organisation, onSent);
  return (
    <div
      className="stack gallery-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <div className="desk-buttons">
        <Button variant="secondary" aria-describedby="gallery-drop-hint" onClick={() => input.current?.click()}>
          {words.add}
        </Button>
      </div>
      <p className="field-hint" id="gallery-drop-hint">
        {words.addHint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={words.add}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          add(files);
        }}
      />
      <div role="status">
        {all > 0 && (
          <>
            <p>{words.sending(done, all)}</p>
            <progress aria-label={words.progress} max={all} value={done} />
          </>
        )}
      </div>
      {failed.length > 0 && (
        <Notice
          tone="danger"
          title={words.failed(failed.length)}
          action={
            <>
              <Button variant="secondary" onClick={retry}>
                {texts.retry}
              </Button>
              <Button variant="quiet" onClick={forget}>
                {words.forget}
              </Button>
            </>
          }
        >
          <ul>
            {failed.map(({ file, error }, at) => (
              <li key={at}>
                <bdi>{file.name}</bdi> · {refusal(error)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
