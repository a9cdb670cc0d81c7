import { useEffect, useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';

const SearchDialog = lazyView(async () => (await import('./SearchDialog')).SearchDialog);

/** Opens the search of an organisation, as Ctrl and K do, or Command and K (DESK-265). */
export function SearchButton({ organisation }: { readonly organisation: Belonging }) {
  const { texts } = useDesk();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // A field may mean something else by it, and a dialog is answered first.
      if (!isAsked || event.defaultPrevented || event.composedPath().some(isDialog)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        {texts.menu.search}
      </Button>
      {open && (
        <Late fallback={null}>
          <SearchDialog organisation={organisation} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}

const isDialog = (target: EventTarget) => target instanceof HTMLDialogElement;
