import { createContext, useContext } from 'react';
import type { Client } from '../client/client';
import type { Clock } from '../client/clock';
import type { SafeStorage } from '../client/safeStorage';
import type { Language } from '../contract/common';
import type { Organisation } from '../contract/organisations/organisations';
import type { Catalogue } from '../i18n/catalogue';
import type { Texts } from '../i18n/texts';
import type { OrgkitEvents } from './events';

/** The parts of its element that a feature may use. */
export interface ElementContext {
  /** The custom element in the host page. */
  readonly host: HTMLElement;
  /** Container inside the shadow root for overlays. */
  readonly overlay: HTMLElement;
  readonly organisation: Organisation;
  readonly lang: Language;
  /** The one that texts were asked for in before it was known which its organisation speaks: as good as `lang` (TRANS-03). */
  readonly likely?: Language | undefined;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Texts;
  /** The feature's catalogue, as given to defineElement. */
  readonly catalogue: Catalogue<unknown> | undefined;
  /** Its texts in the visitor's language: read them with useFeatureTexts. */
  readonly featureTexts: unknown;
  readonly client: Client;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Common attributes after defaults (ELEM-01). */
  readonly settings: ElementSettings;
  /** Aborted when the element is removed: hand it to every request. */
  readonly signal: AbortSignal;
  /** Shows a short message at the bottom of the window for some seconds, and reads it out. */
  notify(text: string): void;
  /** Dispatches a bubbling, composed, cancelable event on the host; false when a listener prevented the default. */
  emit<Name extends keyof OrgkitEvents>(name: Name, detail: OrgkitEvents[Name]): boolean;
}

export interface ElementSettings {
  readonly apiHost: string;
  /** Host that files are sent to (CALL-04), if not the API host. */
  readonly uploadHost: string | undefined;
  readonly paymentUrl: string | undefined;
  readonly currency: string | undefined;
  readonly accessId: string | undefined;
  readonly embed: boolean;
  readonly dev: boolean;
}

export const ElementContextProvider = createContext<ElementContext | null>(null);

/** The context of the element that the component is mounted in. Throws outside an element: a mistake of ours. */
export function useElement(): ElementContext {
  const context = useContext(ElementContextProvider);
  if (!context) throw new Error('org-sdk: useElement outside an element.');
  return context;
}

/** The texts of the feature's own catalogue, in the visitor's language. */
export const useFeatureTexts = <T>(catalogue: Catalogue<T>): T => featureTexts(useElement(), catalogue);

/** Like `useFeatureTexts`, outside components. @throws Error for a catalogue that is not the element's: a mistake of ours */
export function featureTexts<T>(
  element: Pick<ElementContext, 'catalogue' | 'featureTexts'>,
  catalogue: Catalogue<T>,
): T {
  if (element.catalogue && element.catalogue !== catalogue)
    throw new Error('org-sdk: these texts are not of this element.');
  return element.featureTexts as T;
}
