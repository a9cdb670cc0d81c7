import { Celebration } from '../celebration/Celebration';
import { GiveDialog } from '../give';

/** Dialogs and overlays of the figures-only widget. */
export function WidgetRest() {
  return (
    <>
      <GiveDialog />
      <Celebration />
    </>
  );
}
