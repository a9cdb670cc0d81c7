/** A copyable address, for frames whose sandbox blocks new tabs; nothing elsewhere. */
export function WrittenAddress({ url }: { url: string }) {
  return (
    window.parent !== window && (
      <p translate="no" style={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
        <bdi>{url}</bdi>
      </p>
    )
  );
}
