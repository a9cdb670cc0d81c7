import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newsletterPath } from '../../../core/site';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/fields/Field';
import { useSite } from '../siteContext';
import type { Outcome } from './sendWish';

type State = 'open' | 'sending' | Outcome;

/**
 * Asks for the newsletter (NL-01). Without scripts it is a form that leads to a page; with them it stays. What is said after it was
 * sent is the same whoever subscribes already (NL-03).
 */
export function NewsletterBox() {
  const { texts: all, organisation, client, lang, href, apiHost } = useSite();
  const texts = all.newsletter;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>('open');

  // Once scripts are there, they say what is wrong.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    return () => sending.current?.abort();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    if (!client) return;
    event.preventDefault();
    const field = form.current?.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (email === '' || state === 'sending') return;
    const { signal } = (sending.current = new AbortController());
    setState('sending');
    try {
      const { sendWish } = await import('./sendWish');
      const outcome = await sendWish(client, { orgId: organisation.id, email, lang, signal });
      if (signal.aborted) return;
      setState(outcome);
      if (outcome === 'invalid') field.focus();
    } catch {
      if (!signal.aborted) setState({ failure: texts.failed });
    }
  }

  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{texts.title}</h2>
      {state === 'sent' ? (
        <p role="status">{texts.sent}</p>
      ) : (
        <form
          ref={form}
          method="post"
          action={apiHost ? undefined : href(newsletterPath)}
          onSubmit={(event) => void submit(event)}
        >
          <div className="newsletter-line">
            <Field label={texts.email} announce error={state === 'invalid' ? texts.invalid : undefined}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  name="email"
                  className="input"
                  autoComplete="email"
                  dir="ltr"
                  maxLength={254}
                  required
                />
              )}
            </Field>
            <Button type="submit" busy={state === 'sending'} busyText={texts.sending}>
              {texts.send}
            </Button>
          </div>
          {typeof state === 'object' && (
            <p className="newsletter-failed" role="alert">
              {state.failure}
            </p>
          )}
          <p className="newsletter-consent">{texts.consent(organisation.name)}</p>
        </form>
      )}
    </section>
  );
}
