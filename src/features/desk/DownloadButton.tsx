import { Button } from '../../ui/Button';
import { useDesk } from './deskContext';
import { Problem } from './Problem';
import { useWork } from './useWork';

interface DownloadButtonProps {
  readonly address: string;
  /** What it answers can be read on the site. */
  readonly isPublic?: boolean;
  readonly children: string;
}

/** Saves what an address answers, once the password was given lately (USER-07). */
export function DownloadButton({ address, isPublic = false, children }: DownloadButtonProps) {
  const { texts, confirm } = useDesk();
  const { busy, error, run } = useWork();
  const download = () =>
    void run(async () => {
      if (!isPublic) await confirm();
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      link.click();
    });
  return (
    <>
      <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={download}>
        {children}
      </Button>
      <Problem texts={texts} error={error} />
    </>
  );
}
