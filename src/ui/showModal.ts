/**
 * Shows a dialog as a modal one, and again when the page moved what it is in: a browser leaves it open then, but neither on top nor
 * modal. Returns what ends that.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  const moves = new MutationObserver(() => {
    if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
    // Closing it instead would tell that it was closed.
    dialog.open = false;
    dialog.showModal();
  });
  for (let part: Node | undefined = dialog; part;) {
    const root: Node & { readonly host?: Element } = part.getRootNode();
    moves.observe(root, { childList: true, subtree: true });
    part = root.host;
  }
  return () => moves.disconnect();
}
