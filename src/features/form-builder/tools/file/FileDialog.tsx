import { useState } from 'react';
import { allBlocks, type EditedForm, readFormFile, writeFormFile } from '../../../../core/form/editing';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Notice } from '../../../../ui/Notice';
import { useBuilder } from '../../run/builder';
import { titleOf } from '../../run/titleOf';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useSaving } from '../../saving/saving';
import { download } from '../download';
import { FileButton } from '../FileButton';
import type { ToolProps } from '../toolProps';
import { useToolTexts } from '../useToolTexts';

/** A form as a file: to keep, to send, to use elsewhere (BUILD-86). */
export function FileDialog({ open, close }: ToolProps) {
  const texts = useToolTexts();
  const { cancel } = useEditorTexts();
  return (
    <Dialog open={open} title={texts.names.file} closeText={cancel} onClose={close}>
      <FileTools close={close} />
    </Dialog>
  );
}

function FileTools({ close }: { close(): void }) {
  const texts = useToolTexts();
  const { untitled } = useEditorTexts();
  const builder = useBuilder();
  const { isReadOnly } = useSaving();
  const [found, setFound] = useState<EditedForm | null>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File) => {
    const form = readFormFile(await file.text().catch(() => ''), builder.form());
    setFound(typeof form === 'string' ? null : form);
    setProblem(typeof form === 'string' ? texts.file.problems[form] : undefined);
  };
  return (
    <div className="panel-fields">
      <p>{texts.file.why}</p>
      <Button
        variant="secondary"
        onClick={() => download(writeFormFile(builder.form()), nameOf(builder.form()), JSON_TYPE)}
      >
        {texts.file.download}
      </Button>
      {!isReadOnly && (
        <FileButton
          label={texts.file.choose}
          accept=".json,application/json"
          error={problem}
          choose={(file) => void read(file)}
        />
      )}
      {found && (
        <Notice
          tone="info"
          title={titleOf(found) || untitled}
          action={
            <Button
              onClick={() => {
                builder.change([{ do: 'restore', form: found }], []);
                close();
              }}
            >
              {texts.file.replace}
            </Button>
          }
        >
          {texts.file.found(allBlocks(found.document).length)}
        </Notice>
      )}
    </div>
  );
}

const JSON_TYPE = 'application/json';

/** A name that every file system takes. */
const nameOf = (form: EditedForm) =>
  `${
    titleOf(form)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60) || 'form'
  }.json`;
