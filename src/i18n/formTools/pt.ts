import type { FormToolTexts } from './fr';

export const formTools: FormToolTexts = {
  names: {
    share: 'Partilhar e incorporar',
    file: 'Importar, exportar',
    translations: 'Traduções',
  },
  translations: {
    why: 'Os visitantes leem o formulário na sua língua. Um texto sem tradução fica na língua do formulário.',
    writtenIn: 'Escrito em',
    add: 'Adicionar uma língua',
    addIt: 'Adicionar',
    language: 'Língua a traduzir',
    remove: 'Retirar esta língua',
    kept: 'Os seus textos ficam de lado: voltam se a adicionar de novo.',
    show: 'Textos mostrados',
    missing: 'Por traduzir',
    all: 'Todos',
    left: (count: number) =>
      count === 0 ? 'Está tudo traduzido' : count === 1 ? '1 texto por traduzir' : `${count} textos por traduzir`,
    nothing: 'Nada a traduzir aqui.',
    more: 'Mostrar mais',
    download: 'Transferir em CSV',
    choose: 'Usar um CSV',
    apply: 'Aplicar',
    found: (count: number) =>
      count === 0 ? 'Nenhuma alteração' : count === 1 ? '1 texto mudará' : `${count} textos mudarão`,
    added: 'Línguas adicionadas:',
    out: (count: number) => (count === 1 ? '1 linha deixada de lado' : `${count} linhas deixadas de lado`),
    line: 'Linha',
    leftOut: {
      unknown: 'não é um texto deste formulário',
      changed: 'o texto mudou entretanto',
      twice: 'texto já dado acima',
    },
    problems: {
      notCsv: 'Este ficheiro não é um CSV completo: há aspas por fechar.',
      noColumns: 'Faltam as colunas “block”, “property” ou a de uma língua.',
    },
    ignored: 'Colunas não lidas:',
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
