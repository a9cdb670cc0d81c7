import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'Condividi e incorpora',
    file: 'Importa, esporta',
    translations: 'Traduzioni',
  },
  translations: {
    why: 'I visitatori leggono il modulo nella loro lingua. Un testo senza traduzione resta nella lingua del modulo.',
    writtenIn: 'Scritto in',
    add: 'Aggiungi una lingua',
    addIt: 'Aggiungi',
    language: 'Lingua da tradurre',
    remove: 'Togli questa lingua',
    kept: 'I suoi testi restano da parte: tornano se la aggiungete di nuovo.',
    show: 'Testi mostrati',
    missing: 'Da tradurre',
    all: 'Tutti',
    left: (count: number) =>
      count === 0 ? 'Tutto è tradotto' : count === 1 ? '1 testo da tradurre' : `${count} testi da tradurre`,
    nothing: 'Niente da tradurre qui.',
    more: 'Mostra altro',
    download: 'Scarica in CSV',
    choose: 'Usa un CSV',
    apply: 'Applica',
    found: (count: number) =>
      count === 0 ? 'Nessuna modifica' : count === 1 ? '1 testo cambierà' : `${count} testi cambieranno`,
    added: 'Lingue aggiunte:',
    out: (count: number) => (count === 1 ? '1 riga lasciata da parte' : `${count} righe lasciate da parte`),
    line: 'Riga',
    leftOut: {
      unknown: 'non è un testo di questo modulo',
      changed: 'il testo è cambiato nel frattempo',
      twice: 'testo già dato sopra',
    },
    problems: {
      notCsv: 'Questo file non è un CSV completo: le virgolette non sono chiuse.',
      noColumns: 'Mancano le colonne “block”, “property” o quella di una lingua.',
    },
    ignored: 'Colonne non lette:',
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
