/** Ends the server of the whole run, and drops the database that others were copied from: see prepareE2e. */
module.exports = async () => {
  await globalThis.stopSharedServer?.();
  await globalThis.dropFreshDatabase?.();
};
