import type { FormDraftTexts } from './fr';

export const formDrafts: FormDraftTexts = {
  kept: {
    draft: 'Rascunho guardado',
    browser: 'Sem ligação: guardado neste navegador',
    here: 'Guardado apenas neste navegador',
    unread: 'Rascunho ainda não lido',
  },
  taken: {
    browser: 'As suas alterações não guardadas foram retomadas',
    draft: 'Foi retomado um rascunho deste formulário',
    other: 'Outra pessoa também está a alterar este formulário. O trabalho dela e o seu foram reunidos.',
  },
  notAllowed: 'O seu acesso não o permite. Peça a quem gere a organização.',
  collided: 'Ambos alteraram isto. Fica a versão da outra pessoa; escolha o que mantém da sua.',
  goOn: 'Continuar',
  discard: 'Descartá-las',
  seen: 'Entendi',
  askTitle: 'Qual é o título deste formulário?',
  titleHint: 'Os visitantes leem-no no topo do formulário. Poderá alterá-lo.',
};
