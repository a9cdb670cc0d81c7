import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'Partilhar e incorporar',
    file: 'Importar, exportar',
  },
  file: {
    why: 'Um ficheiro contém todo o formulário, mas não as respostas: para o guardar, enviar ou usar noutro sítio.',
    download: 'Descarregar o formulário',
    choose: 'Usar um ficheiro',
    found: (count: number) => (count === 1 ? '1 bloco' : `${count} blocos`),
    replace: 'Substituir o formulário',
    problems: {
      notADocument: 'Este ficheiro não contém um formulário.',
      newerVersion: 'Este ficheiro vem de uma versão mais recente.',
      tooManyBlocks: 'Este formulário é demasiado grande.',
      tooDeep: 'Este formulário tem demasiados níveis.',
    },
  },
  share: {
    saveFirst: 'Guarde primeiro o formulário: terá então um endereço.',
    closed: 'Este formulário está fechado: os visitantes não o podem preencher.',
    way: 'Como partilhar',
    ways: { tag: 'Etiqueta', frame: 'Moldura', link: 'Ligação e QR' },
    hints: {
      tag: 'Cole estas linhas na sua página, onde o formulário deve aparecer.',
      frame: 'Para sites que não aceitam etiquetas desconhecidas.',
      link: 'A página do formulário, para enviar por e-mail ou nas redes sociais.',
    },
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Aqui não é possível copiar: selecione o texto.',
    code: 'Código QR do formulário',
    downloadCode: 'Descarregar o código QR',
  },
};
