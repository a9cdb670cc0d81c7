// jsdom lacks parts of the platform that every browser we support has; Node supplies them here.
const { TestEnvironment } = require('jest-environment-jsdom');

/** What has labels. jsdom walks the whole page for those of each control, and asks each label for its own: a fifth of a test. */
const labelled = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
function findLabelsOnce(window) {
  for (const name of labelled)
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        if (this.type === 'hidden') return null;
        const around = this.closest('label');
        const labels = this.id ? [...this.getRootNode().querySelectorAll('label')] : around ? [around] : [];
        return labels.filter(
          (label) => (label.htmlFor ? label.htmlFor === this.id : label === around) && label.control === this,
        );
      },
    });
}

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
    findLabelsOnce(this.global);
    this.global.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
  }
};
