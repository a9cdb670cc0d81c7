import type { DeskStartTexts } from './fr';

export const deskStart: DeskStartTexts = {
  title: 'Primi passi',
  intro: 'Dal nome dell’organizzazione alla prima donazione. Si fa tutto qui, e ogni passo si spunta da sé.',
  progress: (done, all) => `Passi fatti: ${done} di ${all}`,
  done: 'Fatto',
  todo: 'Da fare',
  notYours: {
    editor: 'Se ne occupa un redattore o un proprietario dell’organizzazione.',
    owner: 'Se ne occupa un proprietario dell’organizzazione.',
  },
  providerNames: { sandbox: 'Ambiente di prova' },
  modes: { test: 'prova, senza denaro vero', live: 'denaro vero' },
  giftModes: { test: 'donazione di prova ricevuta', live: 'donazione ricevuta' },
  steps: {
    organisation: {
      title: 'L’organizzazione',
      name: 'Nome dell’organizzazione',
      siteUrl: 'Indirizzo del vostro sito',
      siteUrlHint: 'I donatori vi tornano dopo il pagamento. Senza sito, lasciate vuoto: avete già delle pagine qui.',
      devise: 'Valuta',
      deviseHint: 'Non si può più cambiare dopo la prima raccolta.',
      more: 'Tutte le impostazioni',
    },
    fund: {
      title: 'Una raccolta',
      text: 'Ciò per cui si dona: le spese correnti, un progetto, una festa.',
      another: 'Potete crearne altre.',
      name: 'Nome della raccolta',
      nameHint: 'Lo leggono i donatori: «Per il nuovo tetto», per esempio.',
      description: 'In una frase',
      goal: 'Obiettivo',
      goalHint: 'La scheda mostra allora quanto manca.',
      goalWrong: 'Inserite un importo, o lasciate vuoto.',
      optional: 'facoltativo',
      submit: 'Crea la raccolta',
      created: (name) => `«${name}» è stata creata.`,
      more: 'Tutte le raccolte',
    },
    look: {
      title: 'Colore e logo',
      text: 'Pulsanti, link e pagine prendono il vostro colore.',
      colour: 'Colore',
      colourHint: 'Abbastanza scuro per i pulsanti: uno chiaro colora soltanto la barra del menu.',
      logo: 'Logo',
      logoHint: 'Un’immagine PNG, JPEG o WebP. Facoltativo.',
    },
    provider: {
      title: 'Il fornitore di pagamenti',
      testOnly: 'Tutto funziona in modalità di prova.',
      liveNeeds:
        'Per ora non circola denaro vero. Per riceverne serve un conto presso un fornitore di pagamenti, a nome dell’associazione: lo statuto, l’identità di un responsabile e un IBAN. Chi gestisce questo server aggiunge poi il fornitore; nelle vostre pagine non cambia nulla.',
    },
    page: { title: 'Sul vostro sito' },
    gift: {
      title: 'Una donazione di prova',
      text: 'Donate come farebbe un visitatore, poi scegliete «Paga» nella pagina dell’ambiente di prova: non circola denaro. Questo passo si spunta appena la donazione arriva.',
      live: 'Donate come farebbe un visitatore. La vostra organizzazione riceve denaro vero: potrete rimborsare la donazione dai pagamenti.',
      onPage: 'Donare sulla vostra pagina',
      onServer: 'Donare sulla pagina della raccolta',
      look: 'Controlla ora',
      see: 'Vedi la donazione',
    },
  },
  composer: {
    title: 'Il codice da incollare',
    kind: 'Che cosa volete mostrare?',
    kinds: {
      donation: 'La scheda di una raccolta',
      form: 'Un modulo',
      campaign: 'Una campagna',
      payment: 'La pagina di pagamento',
      site: 'Tutto il sito',
    },
    hints: {
      donation: 'Un importo, una volta o ogni mese, e un pulsante.',
      form: 'Iscrizione, adesione, contatto: i vostri moduli aperti.',
      campaign: 'Il totale che sale, i donatori, le squadre.',
      payment: 'Perché il pagamento si compili da voi invece che su questo server.',
      site: 'Menu, pagine, eventi, donazioni: per una pagina vuota del vostro sito.',
    },
    which: { donation: 'Raccolta', form: 'Modulo', campaign: 'Campagna' },
    none: {
      donation: 'Create prima una raccolta.',
      form: 'Nessun modulo è aperto.',
      campaign: 'Non c’è ancora nessuna campagna.',
    },
    way: 'Il vostro sito accetta',
    ways: { tag: 'Codice HTML', place: 'Script, ma non i nostri tag', frame: 'Solo riquadri' },
    wayHints: {
      tag: 'Incollatelo in un blocco «HTML» della pagina, nel punto voluto.',
      place: 'Per gli editor che tolgono i tag sconosciuti. Uno script adatta l’altezza.',
      frame: 'Per i siti che rifiutano gli script. L’altezza è fissa: cambiatela se serve.',
    },
    code: 'Codice',
    copy: 'Copia il codice',
    copied: 'Il codice è copiato.',
    notCopied: 'La copia non è riuscita. Selezionate il codice e copiatelo.',
    ownPage: 'La pagina su questo server',
    preview: 'Anteprima',
    previewOf: (name) => `Anteprima: ${name}`,
    links: { donation: 'Fare una donazione', payment: 'Pagare' },
  },
  check: {
    title: 'La pagina dove l’avete incollato',
    text: 'Il server legge la pagina, come un visitatore, e vi dice che cosa non va.',
    url: 'Indirizzo della pagina',
    urlHint: 'Dev’essere pubblicata: una bozza non si può leggere.',
    submit: 'Controlla la pagina',
    good: 'È tutto a posto.',
    found: 'Nella pagina:',
    tags: {
      'org-donation': 'scheda di donazione',
      'org-form': 'modulo',
      'org-campaign': 'campagna',
      'org-payment': 'pagina di pagamento',
      'org-screen': 'grande schermo',
      'org-site': 'sito intero',
      'org-form-builder': 'editor di moduli',
    },
    add: 'Da mettere:',
    takeAddress: 'Usa questo indirizzo come sito',
    problems: {
      address: {
        title: 'Non è l’indirizzo di una pagina.',
        fix: 'Copiate l’indirizzo dalla barra del browser: comincia con https://.',
      },
      private: {
        title: 'Questo indirizzo non è pubblico.',
        fix: 'Il server legge solo pagine che tutti possono aprire. Date l’indirizzo pubblico del sito.',
      },
      dns: {
        title: 'Nessun sito ha questo nome.',
        fix: 'Controllate l’ortografia. Un dominio nuovo impiega a volte qualche ora a essere noto.',
      },
      refused: {
        title: 'Il sito non ha risposto.',
        fix: 'Aprite la pagina nel browser. Se si vede, forse il vostro hosting blocca i server: riprovate, poi chiedete.',
      },
      certificate: {
        title: 'Il certificato del sito non è valido.',
        fix: 'I visitatori vedono un avviso. Fate rinnovare il certificato dal vostro hosting.',
      },
      timeout: {
        title: 'Il sito ci mette troppo a rispondere.',
        fix: 'Riprovate tra un momento. Se continua, parlatene con il vostro hosting.',
      },
      too_large: {
        title: 'La pagina è troppo pesante da leggere.',
        fix: 'Il testo supera i 2 MB: probabilmente le immagini sono incollate dentro invece che collegate.',
      },
      redirects: {
        title: 'La pagina rimanda senza fine ad altri indirizzi.',
        fix: 'Date l’indirizzo a cui arrivate nel browser.',
      },
      status: {
        title: 'Il sito risponde con un errore.',
        fix: '404: la pagina non esiste, o non ancora. 401 o 403: non è pubblica, o il sito respinge i robot; lasciate passare «Orgkit».',
      },
      not_html: {
        title: 'Non è una pagina web.',
        fix: 'Date l’indirizzo della pagina, non di un documento o di un’immagine.',
      },
      no_tag: {
        title: 'Il codice non è nella pagina.',
        fix: 'Incollatelo, salvate e pubblicate la pagina. Se c’è già, svuotate la cache del sito. Se il sito scrive le pagine con uno script, da qui non si vede: guardate la pagina stessa.',
      },
      escaped: {
        title: 'Il codice appare come testo.',
        fix: 'È stato incollato in un testo. Incollatelo in un blocco «HTML» o «Codice», o in modalità sorgente.',
      },
      inert: {
        title: 'Il codice c’è, ma nulla lo esegue.',
        fix: 'È in un commento, in un modello o in un tag <noscript>. Toglietelo da lì.',
      },
      no_loader: {
        title: 'Manca la riga dello script.',
        fix: 'Forse l’editor l’ha tolta. Mettetela nell’intestazione del sito, o scegliete un riquadro.',
      },
      other_loader: { title: 'Lo script viene da un altro server.', fix: 'Sostituite la riga con questa.' },
      held_loader: {
        title: 'Lo script è trattenuto.',
        fix: 'Un plugin di consenso o di cache ne ha cambiato il tipo. Fate un’eccezione: non imposta cookie.',
      },
      not_module: {
        title: 'Lo script ha perso il suo tipo.',
        fix: 'Senza type="module" il browser non lo legge.',
      },
      mixed: {
        title: 'Lo script è richiesto senza https.',
        fix: 'In una pagina https il browser lo blocca.',
      },
      other_server: {
        title: 'Il tag si rivolge a un altro server.',
        fix: 'Correggete o togliete l’attributo api-host.',
      },
      no_organisation: {
        title: 'Il tag non nomina la vostra organizzazione.',
        fix: 'Senza, mostra un’altra organizzazione.',
      },
      unknown_organisation: {
        title: 'Il tag nomina un’organizzazione che non esiste.',
        fix: 'Sostituite l’attributo org.',
      },
      other_organisation: {
        title: 'Il tag è di un’altra organizzazione.',
        fix: 'Le donazioni andrebbero a lei. Sostituite l’attributo org.',
      },
      no_id: {
        title: 'Il tag non dice che cosa mostrare.',
        fix: 'Componete il codice qui sopra e incollatelo di nuovo.',
      },
      unknown_id: {
        title: 'Ciò che il tag nomina non esiste da voi.',
        fix: 'Componete il codice qui sopra e incollatelo di nuovo.',
      },
      policy: {
        title: 'La politica di sicurezza del sito blocca il codice.',
        fix: 'Nell’intestazione Content-Security-Policy completate questa direttiva.',
      },
      no_styles: {
        title: 'La pagina salterà una volta al caricamento.',
        fix: 'Il foglio di stile riserva il posto della scheda. Aggiungetelo nell’intestazione.',
      },
      insecure: {
        title: 'La pagina è in http.',
        fix: 'I visitatori leggono «non sicuro» al momento di donare. Passate il sito a https.',
      },
      returns: {
        title: 'Dopo il pagamento i donatori non torneranno qui.',
        fix: 'Vedranno una pagina di ringraziamento su questo server, perché questo indirizzo non è del vostro sito.',
      },
    },
  },
  ready: {
    test: 'Pronto, in modalità di prova.',
    live: 'Pronto.',
    liveText: 'La vostra organizzazione riceve donazioni vere.',
    canGoLive: 'Un fornitore di questo server riceve denaro vero. Quando volete:',
    goLive: 'Ricevere donazioni vere',
    goLiveAsk: 'Da ora le donazioni saranno addebitate. Quelle di prova non contano più nei totali.',
  },
};
