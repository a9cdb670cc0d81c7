import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useCampaign } from './campaignContext';

interface ReadMoreProps {
  readonly text: string;
  read(): Promise<void>;
}

/** Ends a list of which there is more; a failure is told, and the button stays. */
export function ReadMore({ text, read }: ReadMoreProps) {
  const { element } = useCampaign();
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    read()
      .catch(() => element.notify(element.texts.somethingFailed))
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" busy={busy} busyText={text} onClick={press}>
      {text}
    </Button>
  );
}
