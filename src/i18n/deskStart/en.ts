import type { DeskStartTexts } from './fr';

export const deskStart: DeskStartTexts = {
  title: 'First steps',
  intro:
    'From the name of the organisation to the first gift. Everything is done here, and each step ticks itself off.',
  progress: (done, all) => `Steps done: ${done} of ${all}`,
  done: 'Done',
  todo: 'To do',
  notYours: {
    editor: 'An editor or an owner of the organisation does this.',
    owner: 'An owner of the organisation does this.',
  },
  providerNames: { sandbox: 'Sandbox' },
  modes: { test: 'trial, no real money', live: 'real money' },
  giftModes: { test: 'test gift received', live: 'gift received' },
  steps: {
    organisation: {
      title: 'The organisation',
      name: 'Name of the organisation',
      siteUrl: 'Address of your site',
      siteUrlHint:
        'Donors come back there after a payment. Without a site, leave it empty: you have pages here already.',
      devise: 'Currency',
      deviseHint: 'It cannot change once there is a fund.',
      more: 'All settings',
    },
    fund: {
      title: 'A fund',
      text: 'What people give for: running costs, a project, a feast.',
      another: 'You can create more of them.',
      name: 'Name of the fund',
      nameHint: 'Donors read it: “For the new roof”, for instance.',
      description: 'In one sentence',
      goal: 'Goal',
      goalHint: 'The donation card then shows how much is missing.',
      goalWrong: 'Enter an amount, or leave it empty.',
      optional: 'optional',
      submit: 'Create the fund',
      created: (name) => `“${name}” has been created.`,
      more: 'All funds',
    },
    look: {
      title: 'Colour and logo',
      text: 'Buttons, links and your pages take your colour.',
      colour: 'Colour',
      colourHint: 'Dark enough for buttons: a light one only colours the menu bar.',
      logo: 'Logo',
      logoHint: 'A PNG, JPEG or WebP picture. Optional.',
    },
    provider: {
      title: 'The payment provider',
      testOnly: 'Everything works in test mode.',
      liveNeeds:
        'No real money moves for now. To receive some, the association needs an account with a payment provider: its statutes, the identity of somebody who answers for it, and an IBAN. Whoever runs this server then adds that provider; nothing changes in your pages.',
    },
    page: { title: 'On your site' },
    gift: {
      title: 'A test gift',
      text: 'Give as a visitor would, then choose “Pay” on the page of the sandbox: no money moves. This step ticks itself off once the gift has come.',
      live: 'Give as a visitor would. Your organisation receives real money: you can refund this gift from the payments.',
      onPage: 'Give on your page',
      onServer: 'Give on the page of the fund',
      look: 'Look now',
      see: 'See the gift',
    },
  },
  composer: {
    title: 'The code to paste',
    kind: 'What do you want to show?',
    kinds: {
      donation: 'The donation card of a fund',
      form: 'A form',
      campaign: 'A campaign',
      payment: 'The payment page',
      site: 'The whole site',
    },
    hints: {
      donation: 'An amount, once or every month, and a button.',
      form: 'Registration, membership, contact: your open forms.',
      campaign: 'The total as it rises, donors, teams.',
      payment: 'So that people fill in the payment on your site rather than on this server.',
      site: 'Menu, pages, events, gifts: for an empty page of your site.',
    },
    which: { donation: 'Fund', form: 'Form', campaign: 'Campaign' },
    none: {
      donation: 'Create a fund first.',
      form: 'No form is open.',
      campaign: 'There is no campaign yet.',
    },
    way: 'Your site takes',
    ways: { tag: 'HTML code', place: 'Scripts, but not our tags', frame: 'Frames only' },
    wayHints: {
      tag: 'Paste it into an “HTML” block of your page, where it should stand.',
      place: 'For editors that remove unknown tags. A script adjusts the height.',
      frame: 'For sites that refuse scripts. The height is fixed: change it if need be.',
    },
    code: 'Code',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'It could not be copied. Select the code and copy it.',
    ownPage: 'The page on this server',
    preview: 'Preview',
    previewOf: (name) => `Preview: ${name}`,
    links: { donation: 'Donate', payment: 'Pay' },
  },
  check: {
    title: 'The page where you pasted it',
    text: 'The server reads this page, as a visitor would, and tells you what is wrong.',
    url: 'Address of the page',
    urlHint: 'It has to be published: a draft cannot be read.',
    submit: 'Check the page',
    good: 'Everything is in place.',
    found: 'On the page:',
    tags: {
      'org-donation': 'donation card',
      'org-form': 'form',
      'org-campaign': 'campaign',
      'org-payment': 'payment page',
      'org-screen': 'big screen',
      'org-site': 'whole site',
      'org-form-builder': 'form builder',
    },
    add: 'What to put:',
    takeAddress: 'Use this address as our site',
    problems: {
      address: {
        title: 'This is not the address of a page.',
        fix: 'Copy the address from the browser’s bar: it begins with https://.',
      },
      private: {
        title: 'This address is not public.',
        fix: 'The server only reads pages that anybody can open. Give the public address of your site.',
      },
      dns: {
        title: 'No site has this name.',
        fix: 'Check the spelling. A brand-new domain name sometimes takes a few hours to be known.',
      },
      refused: {
        title: 'The site did not answer.',
        fix: 'Open the page in your browser. If it shows, your host may be blocking servers: try again, then ask them.',
      },
      certificate: {
        title: 'The site’s certificate is not valid.',
        fix: 'Visitors see a warning. Have your host renew the certificate.',
      },
      timeout: {
        title: 'The site takes too long to answer.',
        fix: 'Try again in a moment. If it goes on, talk to your host.',
      },
      too_large: {
        title: 'The page is too heavy to be read.',
        fix: 'Its text is over 2 MB: pictures are probably pasted into it instead of being linked.',
      },
      redirects: {
        title: 'The page keeps leading on to other addresses.',
        fix: 'Give the address where you end up in your browser.',
      },
      status: {
        title: 'The site answers with an error.',
        fix: '404: the page does not exist, or not yet. 401 or 403: it is not public, or the site turns robots away; let “Orgkit” through.',
      },
      not_html: {
        title: 'This is not a web page.',
        fix: 'Give the address of the page, not of a document or a picture.',
      },
      no_tag: {
        title: 'The code is not in the page.',
        fix: 'Paste it, save and publish the page. If it is there already, empty the site’s cache. If your site writes its pages by script, this cannot be seen from here: look at the page itself.',
      },
      escaped: {
        title: 'The code is shown as text.',
        fix: 'It was pasted into a text. Paste it into an “HTML” or “Code” block, or in source mode.',
      },
      inert: {
        title: 'The code is there, but nothing runs it.',
        fix: 'It is inside a comment, a template or a <noscript> tag. Take it out.',
      },
      no_loader: {
        title: 'The script line is missing.',
        fix: 'Your editor may have removed it. Put it into the head of the site, or choose a frame.',
      },
      other_loader: { title: 'The script comes from another server.', fix: 'Replace its line by this one.' },
      held_loader: {
        title: 'The script is held back.',
        fix: 'A consent or cache plugin has changed its type. Make an exception: it sets no cookie.',
      },
      not_module: {
        title: 'The script has lost its type.',
        fix: 'Without type="module" the browser does not read it.',
      },
      mixed: { title: 'The script is asked for without https.', fix: 'On an https page the browser blocks it.' },
      other_server: {
        title: 'The tag speaks to another server.',
        fix: 'Correct or remove its api-host attribute.',
      },
      no_organisation: {
        title: 'The tag does not name your organisation.',
        fix: 'Without it, it shows another organisation.',
      },
      unknown_organisation: {
        title: 'The tag names an organisation that does not exist.',
        fix: 'Replace its org attribute.',
      },
      other_organisation: {
        title: 'The tag is another organisation’s.',
        fix: 'Gifts would go to them. Replace the org attribute.',
      },
      no_id: {
        title: 'The tag does not say what to show.',
        fix: 'Compose the code above and paste it again.',
      },
      unknown_id: {
        title: 'What the tag names does not exist here.',
        fix: 'Compose the code above and paste it again.',
      },
      policy: {
        title: 'The site’s security policy blocks the code.',
        fix: 'In the Content-Security-Policy header, complete this directive.',
      },
      no_styles: {
        title: 'The page will jump once while it loads.',
        fix: 'The style sheet keeps the place of the card. Add it to the head.',
      },
      insecure: {
        title: 'The page is on http.',
        fix: 'Visitors read “not secure” when they are about to give. Move the site to https.',
      },
      returns: {
        title: 'After the payment donors will not come back here.',
        fix: 'They will see a page of thanks on this server, because this address is not your site’s.',
      },
    },
  },
  ready: {
    test: 'Ready, in test mode.',
    live: 'Ready.',
    liveText: 'Your organisation receives real gifts.',
    canGoLive: 'A provider of this server takes real money. Whenever you like:',
    goLive: 'Receive real gifts',
    goLiveAsk: 'From now on gifts are charged. Test gifts no longer count in the totals.',
  },
};
