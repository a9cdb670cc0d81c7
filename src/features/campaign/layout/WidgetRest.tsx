import { Celebration, GiveDialog } from '../give';

/** What figures alone open over the page. */
export function WidgetRest() {
  return (
    <>
      <GiveDialog />
      <Celebration />
    </>
  );
}
