/** A dark stage: on six metres nothing should flash while the campaign is on its way. A mark comes when that takes long. */
export function ScreenSkeleton() {
  return (
    <div className="screen">
      <span className="waiting" />
    </div>
  );
}
