const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function remember(...how) {
  used.add(this);
  return run.apply(this, how);
};

/** Node asks every storage that was ever used about each promise, and one worker runs hundreds of files, each with its own. */
module.exports = class extends TestEnvironment {
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
};
