/** Leaves a given PostgreSQL server as it was: see prepareUnit. */
module.exports = () => globalThis.dropTemplateDatabase?.();
