import { Celebration } from '../celebration/Celebration';
import { GiveDialog } from '../give';

/** What figures alone open over the page. */
export function WidgetRest() {
  return (
    <>
      <GiveDialog />
      <Celebration />
    </>
  );
}
