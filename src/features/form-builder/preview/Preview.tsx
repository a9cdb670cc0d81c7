import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { localTime } from '../../../core/form';
import { closeForm, testValues } from '../../../core/form/editing';
import { languages, type Language } from '../../../contract/terms/languages';
import { patiently } from '../../../loading/patiently';
import { useElement } from '../../../runtime/context';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { useBuilderState } from '../run/builder';
import { languageName } from '../run/languageName';
import { useEditorTexts } from '../run/useEditorTexts';
import { settingsTextsOf, useSettingsTexts } from '../run/settingsTexts';
import { useSaving, useSavingState } from '../saving/saving';
import { PreviewRoom } from './PreviewRoom';
import { stockLeft } from './stockLeft';

/** Links that would take the place of the builder lead nowhere: those of the form, and of the card once it is sent. */
const stay = (event: MouseEvent) => {
  const [link] = event.nativeEvent.composedPath().filter((one) => one instanceof HTMLAnchorElement);
  if (link && link.target !== '_blank' && !link.download) event.preventDefault();
};

/**
 * The real `<org-form>` at phone, tablet or desktop width, in any language (BUILD-43). It responds to its own width, so it needs
 * no frame, which many policies refuse. Mode `preview` sends nothing, and shows the card that would
 * follow (BUILD-91). All fields can be filled with test data (BUILD-76).
 */
export function Preview() {
  const element = useElement();
  const texts = useEditorTexts();
  const form = useBuilderState(({ history }) => history.present);
  const [lang, setLang] = useState<Language>(element.lang);
  const [isFilled, setFilled] = useState(false);
  const words = useSettingsTexts();
  const room = useRef<HTMLDivElement>(null);
  const { apiHost, org } = element.client;
  const theme = element.host.getAttribute('theme') ?? 'light';
  const organisation = org ?? element.organisation.id;

  const { client, clock, organisation: owner, signal } = element;
  const { token } = useSaving();
  const formId = useSavingState((state) => state.formId);
  const left = useCallback(() => stockLeft({ client, signal }, { token, formId }), [client, signal, token, formId]);
  useEffect(() => {
    const place = room.current;
    if (!place) return;
    let isWanted = true;
    const show = (values?: Readonly<Record<string, unknown>>) => {
      if (!isWanted) return;
      const shown = document.createElement('org-form');
      const attributes = { org: organisation, 'api-host': apiHost, lang, mode: 'preview', theme };
      for (const [name, value] of Object.entries(attributes)) shown.setAttribute(name, value);
      Object.assign(shown, { definition: closeForm(form), ...(values && { values }) });
      place.replaceChildren(shown);
    };
    if (!isFilled) show();
    else
      void Promise.all([patiently(() => settingsTextsOf(lang)), left()]).then(([{ test: said }, stock]) => {
        const surroundings = { currency: owner.devise.toLowerCase(), country: owner.country ?? 'FR' };
        show(testValues(form, { ...surroundings, now: localTime(clock.now()), words: said, stock }));
      });
    return () => {
      isWanted = false;
      place.replaceChildren();
    };
  }, [form, lang, apiHost, organisation, theme, isFilled, clock, owner, left]);

  const tools = (
    <>
      <Select
        label={texts.language}
        hideLabel
        value={lang}
        options={languages.map((value) => ({ value, label: languageName(value, value) }))}
        onValue={setLang}
      />
      <Button variant="secondary" onClick={() => setFilled(!isFilled)}>
        {isFilled ? words.clearTest : words.fillTest}
      </Button>
    </>
  );
  return (
    <PreviewRoom tools={tools}>
      <div ref={room} onClickCapture={stay} />
    </PreviewRoom>
  );
}
