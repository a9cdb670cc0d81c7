import { useRef, useState } from 'react';
import { isFormOpen } from '../../../../core/form';
import { editedDefinition } from '../../../../core/form/editing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { copyText } from '../../../../ui/copyText';
import { Dialog } from '../../../../ui/Dialog';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl';
import { TextArea } from '../../../../ui/fields/TextArea';
import { Notice } from '../../../../ui/Notice';
import { drawCode, QrCode } from '../../../../ui/QrCode';
import { useBuilderState } from '../../run/builder';
import { titleOf } from '../../run/titleOf';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useSavingState } from '../../saving/saving';
import { useStyles } from '../../../../ui/useStyles';
import { download } from '../download';
import optionsCss from '../../../../ui/styles/options.css';
import toolsCss from '../tools.css';
import type { ToolProps } from '../toolProps';
import { useToolTexts } from '../useToolTexts';
import { type SharedForm, snippets, type Way, WAYS } from './snippets';

/** What to paste to show a form to visitors: tag, frame, link and QR code (BUILD-87). */
export function ShareDialog({ open, close }: ToolProps) {
  const { client, organisation } = useElement();
  const texts = useToolTexts();
  const { cancel, untitled } = useEditorTexts();
  const formId = useSavingState((state) => state.formId);
  const title = useBuilderState(({ history }) => titleOf(history.base));
  const shared = formId !== null && {
    apiHost: client.apiHost,
    organisation: client.org ?? organisation.id,
    formId,
    title: title || untitled,
  };
  return (
    <Dialog open={open} title={texts.names.share} closeText={cancel} onClose={close}>
      {shared ? <Ways form={shared} /> : <p>{texts.share.saveFirst}</p>}
    </Dialog>
  );
}

function Ways({ form }: { form: SharedForm }) {
  const { share } = useToolTexts();
  const { clock, notify, organisation } = useElement();
  const published = useBuilderState(({ history }) => history.base);
  const [way, setWay] = useState<Way>('tag');
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, optionsCss + toolsCss);
  const text = snippets[way](form);
  const copy = async () => notify((await copyText(text, place.current)) ? share.copied : share.notCopied);
  return (
    <div className="panel-fields share" ref={place}>
      {!isFormOpen(editedDefinition(published), clock.now(), organisation) && (
        <Notice tone="warning" title={share.closed} />
      )}
      <SegmentedControl
        label={share.way}
        value={way}
        options={WAYS.map((value) => ({ value, label: share.ways[value] }))}
        onValue={setWay}
      />
      <TextArea
        label={share.ways[way]}
        hideLabel
        hint={share.hints[way]}
        value={text}
        readOnly
        dir="ltr"
        rows={way === 'link' ? 2 : 10}
        onFocus={({ target }) => target.select()}
        onValue={() => undefined}
      />
      <Button onClick={() => void copy()}>{share.copy}</Button>
      {way === 'link' && <LinkCode address={text} name={form.formId} />}
    </div>
  );
}

function LinkCode({ address, name }: { address: string; name: string }) {
  const { share: texts } = useToolTexts();
  return (
    <>
      <div className="share-code">
        <QrCode address={address} label={texts.code} />
      </div>
      <Button variant="secondary" onClick={() => download(svgOf(address), `${name}.svg`, 'image/svg+xml')}>
        {texts.downloadCode}
      </Button>
    </>
  );
}

function svgOf(address: string): string {
  const { size, path } = drawCode(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}
