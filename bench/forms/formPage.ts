/** What a page of the bench lets its driver do with one maker's form; all first fields of the pairs hold `x`. */
export interface FormPage {
  mount(box: HTMLElement, pairs: number): void;
  unmount(): void;
  /** The control of the first field of a pair. */
  input(box: HTMLElement, pair: number): HTMLInputElement | null;
}

/** Gives the page's driver, which calls it by name, its form and the two measures: milliseconds until all is painted. */
export function offer({ mount, unmount, input }: FormPage): void {
  const box = document.body.appendChild(document.createElement('main'));
  const inputs = () => {
    const root = box.firstElementChild?.shadowRoot ?? box;
    return root.querySelectorAll('input[type="text"]:not([tabindex="-1"])').length;
  };
  /** Once that many fields are there, after the frame that shows them. */
  const painted = (fields: number) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (inputs() !== fields) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  const bench = {
    async mounted(pairs: number) {
      unmount();
      const started = performance.now();
      mount(box, pairs);
      return (await painted(2 * pairs)) - started;
    },
    focus(pair: number) {
      const control = input(box, pair);
      control?.focus();
      control?.setSelectionRange(control.value.length, control.value.length);
    },
    /** From the next key to the frame that shows so many fields. */
    typed(fields: number) {
      let pressed = 0;
      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const shown = new Promise((resolve) => addEventListener('input', resolve, { capture: true, once: true }));
      Object.assign(window, { shown: shown.then(() => painted(fields)).then((at) => at - pressed) });
    },
  };
  Object.assign(window, { bench });
}
