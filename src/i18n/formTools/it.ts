import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'Condividi e incorpora',
    file: 'Importa, esporta',
  },
  file: {
    why: 'Un file contiene tutto il modulo, ma non le risposte: per conservarlo, inviarlo o usarlo altrove.',
    download: 'Scarica il modulo',
    choose: 'Usa un file',
    found: (count: number) => (count === 1 ? '1 blocco' : `${count} blocchi`),
    replace: 'Sostituisci il modulo',
    problems: {
      notADocument: 'Questo file non contiene un modulo.',
      newerVersion: 'Questo file viene da una versione più recente.',
      tooManyBlocks: 'Questo modulo è troppo grande.',
      tooDeep: 'Questo modulo ha troppi livelli.',
    },
  },
  share: {
    saveFirst: 'Prima salva il modulo: avrà così un indirizzo.',
    closed: 'Questo modulo è chiuso: i visitatori non possono compilarlo.',
    way: 'Come condividerlo',
    ways: { tag: 'Tag', frame: 'Riquadro', link: 'Link e QR' },
    hints: {
      tag: 'Incolla queste righe nella pagina, dove deve apparire il modulo.',
      frame: 'Per i siti che non accettano tag sconosciuti.',
      link: 'La pagina del modulo, da inviare per e-mail o sui social.',
    },
    copy: 'Copia',
    copied: 'Copiato',
    notCopied: 'Qui non si può copiare: seleziona il testo.',
    code: 'Codice QR del modulo',
    downloadCode: 'Scarica il codice QR',
  },
};
