// jsdom lacks parts of the platform that every browser we support has; Node supplies them here.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    // MessageChannel is left out on purpose: with it React's scheduler keeps Jest from ending.
    for (const name of [
      'fetch',
      'Headers',
      'Request',
      'Response',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'AbortController',
      'AbortSignal',
      'ReadableStream',
    ]) {
      this.global[name] = globalThis[name];
    }
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() {
      this.open = true;
    };
    dialog.close ??= function close() {
      this.open = false;
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
    this.global.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
  }
};
