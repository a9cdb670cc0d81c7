import type { PageProblemCode } from '../../contract/desk/start';

/** Texts of an organisation’s first steps at the desk (DESK-20). */
export const deskStart = {
  title: 'Premiers pas',
  intro: 'Du nom de l’organisation au premier don. Tout se fait ici, et chaque étape se coche d’elle-même.',
  progress: (done: number, all: number) => `Étapes faites : ${done} sur ${all}`,
  done: 'Fait',
  todo: 'À faire',
  notYours: {
    editor: 'Un éditeur ou un propriétaire de l’organisation s’en charge.',
    owner: 'Un propriétaire de l’organisation s’en charge.',
  },
  providerNames: {
    sandbox: 'Bac à sable',
  } as Readonly<Record<string, string>>,
  modes: { test: 'essai, sans argent réel', live: 'argent réel' },
  giftModes: { test: 'don d’essai reçu', live: 'don reçu' },
  steps: {
    organisation: {
      title: 'L’organisation',
      name: 'Nom de l’organisation',
      siteUrl: 'Adresse de votre site',
      siteUrlHint: 'Après un paiement, les donateurs y reviennent. Sans site, laissez vide : vos pages sont déjà ici.',
      devise: 'Monnaie',
      deviseHint: 'Elle ne change plus une fois la première caisse créée.',
      more: 'Tous les réglages',
    },
    fund: {
      title: 'Une caisse',
      text: 'Ce pour quoi l’on donne : le fonctionnement, un projet, une fête.',
      another: 'Vous pouvez en créer d’autres.',
      name: 'Nom de la caisse',
      nameHint: 'Les donateurs le lisent : « Pour le nouveau toit », par exemple.',
      description: 'En une phrase',
      goal: 'Objectif',
      goalHint: 'La carte de don montre alors combien il manque.',
      goalWrong: 'Saisissez un montant, ou laissez vide.',
      optional: 'facultatif',
      submit: 'Créer la caisse',
      created: (name: string) => `« ${name} » est créée.`,
      more: 'Toutes les caisses',
    },
    look: {
      title: 'Couleur et logo',
      text: 'Les boutons, les liens et vos pages prennent votre couleur.',
      colour: 'Couleur',
      colourHint: 'Assez foncée pour des boutons : trop claire, elle ne sert qu’à la barre de menu.',
      logo: 'Logo',
      logoHint: 'Une image PNG, JPEG ou WebP. Facultatif.',
    },
    provider: {
      title: 'Le prestataire de paiement',
      testOnly: 'Tout fonctionne en mode test.',
      liveNeeds:
        'Aucun argent réel ne circule pour l’instant. Pour en recevoir, il faut un compte chez un prestataire de paiement, au nom de l’association : ses statuts, l’identité d’un responsable et un IBAN. La personne qui gère ce serveur y ajoute ensuite ce prestataire ; rien ne change dans vos pages.',
    },
    page: { title: 'Sur votre site' },
    gift: {
      title: 'Un don d’essai',
      text: 'Donnez comme le ferait un visiteur, puis choisissez « Payer » sur la page du bac à sable : aucun argent ne circule. Cette étape se coche dès que le don est arrivé.',
      live: 'Donnez comme le ferait un visiteur. Votre organisation reçoit de l’argent réel : vous pourrez rembourser ce don depuis les paiements.',
      onPage: 'Donner sur votre page',
      onServer: 'Donner sur la page de la caisse',
      look: 'Regarder maintenant',
      see: 'Voir le don',
    },
  },
  composer: {
    title: 'Le code à coller',
    kind: 'Que voulez-vous montrer ?',
    kinds: {
      donation: 'La carte de don d’une caisse',
      form: 'Un formulaire',
      campaign: 'Une campagne',
      payment: 'La page de paiement',
      site: 'Tout le site',
    },
    hints: {
      donation: 'Un montant, une fois ou chaque mois, et un bouton.',
      form: 'Inscription, adhésion, contact : vos formulaires ouverts.',
      campaign: 'Le total qui monte, les donateurs, les équipes.',
      payment: 'Pour que le paiement se remplisse chez vous plutôt que sur ce serveur.',
      site: 'Menu, pages, agenda, dons : pour une page vide de votre site.',
    },
    which: { donation: 'Caisse', form: 'Formulaire', campaign: 'Campagne' },
    none: {
      donation: 'Créez d’abord une caisse.',
      form: 'Aucun formulaire n’est ouvert.',
      campaign: 'Il n’y a pas encore de campagne.',
    },
    way: 'Votre site accepte',
    ways: { tag: 'Du code HTML', place: 'Des scripts, sans nos balises', frame: 'Des cadres seulement' },
    wayHints: {
      tag: 'Collez-le dans un bloc « HTML » de votre page, à l’endroit voulu.',
      place: 'Pour les éditeurs qui effacent les balises inconnues. Un script ajuste la hauteur.',
      frame: 'Pour les sites qui refusent les scripts. La hauteur est fixe : changez-la au besoin.',
    },
    code: 'Code',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    notCopied: 'La copie n’a pas marché. Sélectionnez le code et copiez-le.',
    ownPage: 'La page sur ce serveur',
    preview: 'Aperçu',
    previewOf: (name: string) => `Aperçu : ${name}`,
    links: { donation: 'Faire un don', payment: 'Payer' },
  },
  check: {
    title: 'La page où vous l’avez collé',
    text: 'Le serveur va lire cette page, comme un visiteur, et vous dit ce qui ne va pas.',
    url: 'Adresse de la page',
    urlHint: 'Elle doit être publiée : un brouillon ne se lit pas.',
    submit: 'Vérifier la page',
    good: 'Tout est en place.',
    found: 'Sur la page :',
    tags: {
      'org-donation': 'carte de don',
      'org-form': 'formulaire',
      'org-campaign': 'campagne',
      'org-payment': 'page de paiement',
      'org-screen': 'grand écran',
      'org-site': 'site entier',
      'org-form-builder': 'éditeur de formulaires',
    } as Readonly<Record<string, string>>,
    add: 'À mettre :',
    takeAddress: 'Prendre cette adresse comme site',
    problems: {
      address: {
        title: 'Ce n’est pas l’adresse d’une page.',
        fix: 'Copiez l’adresse depuis la barre du navigateur : elle commence par https://.',
      },
      private: {
        title: 'Cette adresse n’est pas publique.',
        fix: 'Le serveur ne lit que des pages que tout le monde peut ouvrir. Donnez l’adresse publique de votre site.',
      },
      dns: {
        title: 'Aucun site ne porte ce nom.',
        fix: 'Vérifiez l’orthographe. Un nom de domaine tout neuf met parfois quelques heures à être connu.',
      },
      refused: {
        title: 'Le site n’a pas répondu.',
        fix: 'Ouvrez la page dans votre navigateur. Si elle s’affiche, votre hébergeur bloque peut-être les serveurs : réessayez, puis demandez-lui.',
      },
      certificate: {
        title: 'Le certificat du site n’est pas valable.',
        fix: 'Les visiteurs voient un avertissement. Faites renouveler le certificat par votre hébergeur.',
      },
      timeout: {
        title: 'Le site met trop de temps à répondre.',
        fix: 'Réessayez dans un instant. Si cela dure, parlez-en à votre hébergeur.',
      },
      too_large: {
        title: 'La page est trop lourde pour être lue.',
        fix: 'Son texte dépasse 2 Mo : des images y sont sans doute collées au lieu d’y être jointes.',
      },
      redirects: {
        title: 'La page renvoie sans fin vers d’autres adresses.',
        fix: 'Donnez l’adresse à laquelle vous arrivez dans votre navigateur.',
      },
      status: {
        title: 'Le site répond par une erreur.',
        fix: '404 : la page n’existe pas, ou pas encore. 401 ou 403 : elle n’est pas publique, ou le site écarte les robots ; laissez passer « Orgkit ».',
      },
      not_html: {
        title: 'Ce n’est pas une page web.',
        fix: 'Donnez l’adresse de la page, et non celle d’un document ou d’une image.',
      },
      no_tag: {
        title: 'Le code n’est pas dans la page.',
        fix: 'Collez-le, enregistrez et publiez la page. S’il y est déjà, videz le cache du site. Si votre site écrit ses pages par script, on ne peut pas le voir d’ici : regardez la page elle-même.',
      },
      escaped: {
        title: 'Le code s’affiche comme du texte.',
        fix: 'Il a été collé dans un texte. Collez-le dans un bloc « HTML » ou « Code », ou en mode source.',
      },
      inert: {
        title: 'Le code est là, mais rien ne l’exécute.',
        fix: 'Il est dans un commentaire, un modèle ou une balise <noscript>. Sortez-le de là.',
      },
      no_loader: {
        title: 'La ligne du script manque.',
        fix: 'Votre éditeur l’a peut-être retirée. Mettez-la dans l’en-tête du site, ou choisissez un cadre.',
      },
      other_loader: {
        title: 'Le script vient d’un autre serveur.',
        fix: 'Remplacez sa ligne par celle-ci.',
      },
      held_loader: {
        title: 'Le script est retenu.',
        fix: 'Un module de consentement ou de cache a changé son type. Exceptez-le : il ne dépose aucun cookie.',
      },
      not_module: {
        title: 'Le script a perdu son type.',
        fix: 'Sans type="module", le navigateur ne le lit pas.',
      },
      mixed: {
        title: 'Le script est demandé sans https.',
        fix: 'Sur une page en https, le navigateur le bloque.',
      },
      other_server: {
        title: 'La balise s’adresse à un autre serveur.',
        fix: 'Corrigez ou retirez son attribut api-host.',
      },
      no_organisation: {
        title: 'La balise ne nomme pas votre organisation.',
        fix: 'Sans cela, elle montre une autre organisation.',
      },
      unknown_organisation: {
        title: 'La balise nomme une organisation qui n’existe pas.',
        fix: 'Remplacez son attribut org.',
      },
      other_organisation: {
        title: 'La balise est celle d’une autre organisation.',
        fix: 'Les dons iraient à elle. Remplacez l’attribut org.',
      },
      no_id: {
        title: 'La balise ne dit pas ce qu’elle doit montrer.',
        fix: 'Composez le code ci-dessus et collez-le de nouveau.',
      },
      unknown_id: {
        title: 'Ce que la balise nomme n’existe pas chez vous.',
        fix: 'Composez le code ci-dessus et collez-le de nouveau.',
      },
      policy: {
        title: 'La politique de sécurité du site bloque le code.',
        fix: 'Dans l’en-tête Content-Security-Policy, complétez cette directive.',
      },
      no_styles: {
        title: 'La page sautera une fois au chargement.',
        fix: 'La feuille de style réserve la place de la carte. Ajoutez-la dans l’en-tête.',
      },
      insecure: {
        title: 'La page est en http.',
        fix: 'Les visiteurs voient « non sécurisé » au moment de donner. Passez le site en https.',
      },
      returns: {
        title: 'Après le paiement, les donateurs ne reviendront pas ici.',
        fix: 'Ils verront une page de remerciement sur ce serveur, car cette adresse n’est pas celle de votre site.',
      },
    } satisfies Record<PageProblemCode, { title: string; fix: string }>,
  },
  ready: {
    test: 'Prêt, en mode test.',
    live: 'Prêt.',
    liveText: 'Votre organisation reçoit de vrais dons.',
    canGoLive: 'Un prestataire de ce serveur reçoit de l’argent réel. Quand vous voulez :',
    goLive: 'Recevoir de vrais dons',
    goLiveAsk: 'Dès maintenant, les dons seront débités. Les dons d’essai ne comptent plus dans les totaux.',
  },
};
export type DeskStartTexts = typeof deskStart;
