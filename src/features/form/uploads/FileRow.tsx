import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { closeIcon, successIcon } from '../../../ui/icons';
import { useForm } from '../run/formRun';
import { useMoreTexts } from '../run/useMoreTexts';
import type { PendingFile } from './createUploads';
import { fileSize } from './fileSize';
import { FileThumbnail } from './FileThumbnail';

interface RowProps {
  readonly name: string;
  readonly file: File | undefined;
  readonly status: ReactNode;
  readonly children?: ReactNode;
  /** Null where nothing can be changed. */
  readonly onRemove: (() => void) | null;
}

function Row({ name, file, status, children, onRemove }: RowProps) {
  const { element } = useForm();
  const texts = useMoreTexts('upload');
  return (
    <li className="upload-file">
      <FileThumbnail file={file} />
      <div className="upload-about">
        <bdi className="upload-name">{name}</bdi>
        <span className="upload-status">
          {file && <bdi className="muted">{fileSize(file.size, element.lang)}</bdi>}
          {status}
        </span>
        {children}
      </div>
      {onRemove && (
        <button
          type="button"
          className="button button-quiet upload-remove"
          aria-label={texts.removeFile(name)}
          onClick={onRemove}
        >
          <Icon path={closeIcon} />
        </button>
      )}
    </li>
  );
}

/** A file that the server has. */
export function ArrivedRow(props: Pick<RowProps, 'name' | 'file' | 'onRemove'>) {
  const texts = useMoreTexts('upload');
  const status = (
    <span className="upload-sent">
      <Icon path={successIcon} />
      {texts.fileSent}
    </span>
  );
  return <Row {...props} status={status} />;
}

interface PendingRowProps {
  readonly entry: PendingFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file that waits, is on its way, or did not arrive. */
export function PendingRow({ entry, onRetry, onRemove }: PendingRowProps) {
  const { file, state, share, error } = entry;
  const { element } = useForm();
  const texts = useMoreTexts('upload');
  const percent = share.toLocaleString(element.lang, { style: 'percent' });
  const status =
    error !== null ? (
      <span className="upload-error">{error}</span>
    ) : (
      <span className="muted">{state === 'waiting' ? texts.fileWaits : percent}</span>
    );
  return (
    <Row name={file.name} file={file} status={status} onRemove={onRemove}>
      {state === 'sending' && (
        <span
          className="upload-progress"
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={1}
          aria-valuenow={share}
          aria-valuetext={texts.ofFile(file.name, percent)}
        >
          <span style={{ inlineSize: share.toLocaleString('en', { style: 'percent' }) }} />
        </span>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className="button button-quiet upload-retry"
          aria-label={texts.retryFile(file.name)}
          onClick={onRetry}
        >
          {element.texts.retry}
        </button>
      )}
    </Row>
  );
}
