/** Ends the server of the whole run: see prepareE2e. */
module.exports = () => globalThis.stopSharedServer?.();
