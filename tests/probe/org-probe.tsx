import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { getCaisse } from '../../src/contract/records/caisses';
import type { Catalogue } from '../../src/i18n/catalogue';
import { attr } from '../../src/runtime/attributes';
import { useElement, useFeatureTexts } from '../../src/runtime/context';
import { defineElement } from '../../src/runtime/element/defineElement';
import { navigateWindow } from '../../src/runtime/page/navigateWindow';
import { pageAddress } from '../../src/runtime/page/pageAddress';
import { readBy } from '../../src/runtime/element/readBy';
import { useMethods } from '../../src/runtime/shell/useMethods';
import css from './probe.css';

// An element whose only task is to show what the runtime does, so that its tests need no feature.

interface ProbeTexts {
  hello: string;
}
const say = (hello: string) => async () => ({ hello });
const texts: Catalogue<ProbeTexts> = {
  fr: say('Bonjour'),
  en: say('Hello'),
  he: say('שלום'),
  it: say('Ciao'),
  pt: say('Olá'),
  ru: async () => ({ partial: {} }),
};

const attributes = {
  label: attr.string,
  count: attr.number,
  flag: attr.flag,
  kind: attr.oneOf(['small', 'large'], 'small'),
  presets: attr.json(readBy(v.array(v.object({ montant: v.number() })))),
};

interface ProbeProps {
  label?: string;
  count?: number;
  flag: boolean;
  kind: string;
  presets?: { montant: number }[];
  config?: object;
  onPick?: (picked: string) => string;
}

declare global {
  interface Window {
    /** Last props of each probe by its id, and how often its view was mounted. */
    probes?: Record<string, { props: object; mounts: number; ticks: number }>;
  }
}

function Probe(props: ProbeProps) {
  const { host, organisation, lang, signal, clock, emit, client, storage, settings } = useElement();
  const { hello } = useFeatureTexts(texts);
  const [presses, setPresses] = useState(0);
  const [said, setSaid] = useState('');
  const [broken, setBroken] = useState(false);
  const record = ((window.probes ??= {})[host.id] ??= { props, mounts: 0, ticks: 0 });
  record.props = props;
  useEffect(() => {
    record.mounts += 1;
    let cancel = () => {};
    const tick = () => {
      record.ticks += 1;
      cancel = clock.after(20, tick);
    };
    tick();
    return () => cancel();
  }, [record, clock]);
  useMethods(useMemo(() => ({ reset: (to: number) => (setPresses(to), `reset to ${to}`) }), []));
  if (broken) throw new Error('<b>probe</b> broke');
  const start = () => {
    const allowed = emit('org-donation-start', { montant: 5, devise: 'eur', caisseId: null, abo: false });
    setSaid(allowed ? 'allowed' : 'prevented');
  };
  const leave = () => {
    const url = String(new URL('/paiement?intent=abc', settings.apiHost));
    if (emit('org-checkout-open', { url, intent: 'abc', config: { type: 'GENERAL' } })) setSaid(navigateWindow(url));
  };
  const ask = (quiet: boolean) =>
    void client
      .call(getCaisse, { params: { caisseId: 'missing' }, quiet })
      .catch(({ status }) => setSaid(`failed ${status}`));
  const hang = () => void client.call(getCaisse, { params: { caisseId: 'hang' }, signal }).catch(() => {});
  return (
    <div className="probe" part="card">
      <p id="hello">{`${hello} ${organisation.id} ${lang}`}</p>
      <output id="props">{JSON.stringify(props)}</output>
      <output id="said">{said}</output>
      <label>
        Texte <input id="text" />
      </label>
      <button id="press" onClick={() => setPresses(presses + 1)}>{`${presses}`}</button>
      <button id="break" onClick={() => setBroken(true)}>
        break
      </button>
      <button id="start" onClick={start}>
        start
      </button>
      <button id="leave" onClick={leave}>
        leave
      </button>
      <button id="ask" onClick={() => ask(false)}>
        ask
      </button>
      <button id="ask-quietly" onClick={() => ask(true)}>
        ask-quietly
      </button>
      <button id="hang" onClick={hang}>
        hang
      </button>
      <button id="pick" onClick={() => setSaid(props.onPick?.('x') ?? 'nobody')}>
        pick
      </button>
      <button id="store" onClick={() => storage.write('local', 'probe', 'kept')}>
        store
      </button>
      <button id="read" onClick={() => setSaid(storage.read('local', 'probe') ?? 'nothing')}>
        read
      </button>
      <button id="address" onClick={() => setSaid(pageAddress() ?? 'none')}>
        address
      </button>
    </div>
  );
}

defineElement<typeof attributes, Pick<ProbeProps, 'config' | 'onPick'>>('org-probe', Probe, {
  attributes,
  properties: ['config', 'onPick'],
  methods: ['reset'],
  styles: [css],
  texts,
});
