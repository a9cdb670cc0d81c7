import { payment } from '../../../i18n/payment/fr';
import { problems } from '../../../i18n/problems/fr';
import { buildElement as build, type TestElement, type TestOptions } from '../../../runtime/testing/buildElement';

export { organisation, type Answer, type SeenCall, type TestOptions } from '../../../runtime/testing/buildElement';

/** The context `<org-payment>` gives its view, in French. */
export const buildElement = (options: TestOptions = {}): TestElement =>
  build({
    ...options,
    context: {
      host: document.createElement('org-payment'),
      featureTexts: { ...payment, problems },
      ...options.context,
    },
  });
