import { Button } from '../../../ui/Button';

/** Reads a file of the own computer, in UTF-8 or as French Excel writes it. */
export function TableFile({ label, onText }: { label: string; onText(text: string): void }) {
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.csv,.tsv,.txt,text/csv';
    input.onchange = async () => {
      const bytes = await input.files?.[0]?.arrayBuffer();
      if (bytes) onText(decode(bytes));
    };
    input.click();
  };
  return (
    <div className="desk-buttons">
      <Button variant="secondary" onClick={choose}>
        {label}
      </Button>
    </div>
  );
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
