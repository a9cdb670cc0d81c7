/** A dark stage: on six metres nothing should flash while the campaign is on its way. */
export function ScreenSkeleton() {
  return <div className="screen" />;
}
