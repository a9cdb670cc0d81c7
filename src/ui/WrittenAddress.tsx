/** An address to copy: in a frame whose sandbox allows no new tabs a press on a link does nothing. None elsewhere. */
export function WrittenAddress({ url }: { url: string }) {
  return (
    window.parent !== window && (
      <p translate="no" style={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
        <bdi>{url}</bdi>
      </p>
    )
  );
}
