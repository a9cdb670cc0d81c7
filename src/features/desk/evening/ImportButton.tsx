import { useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { useEveningTexts } from './eveningTexts';

const PromiseImport = lazyView(async () => (await import('./PromiseImport')).PromiseImport);

interface ImportButtonProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  onDone(): void;
}

/** Opens the import of a table of promises. */
export function ImportButton({ organisation, campaign, onDone }: ImportButtonProps) {
  const words = useEveningTexts();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="desk-buttons">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.import}
      </Button>
      {open && (
        <Late>
          <PromiseImport
            {...{ organisation, campaignId: campaign.id }}
            onClose={close}
            onDone={() => {
              close();
              onDone();
            }}
          />
        </Late>
      )}
    </div>
  );
}
