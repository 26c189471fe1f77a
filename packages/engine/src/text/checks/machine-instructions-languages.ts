import type { Order } from './machine-instructions-orders.ts';

const start = '(?:^|[.:;!,("] ?|\\b(?:und|et|y|bitte|svp|por favor|veuillez) )';
const germanMachine =
  '(?:KI|künstliche Intelligenz(?:en)?|Sprachmodelle?n?|Chat-?bots?)(?:-?(?:Systeme?n?|Modelle?n?|Assistent(?:en)?|Agenten|Prüfer|Leser|Werkzeuge?n?))?';
const frenchMachine =
  "(?:(?:assistants?|modèles?|systèmes?|agents?|outils?|lecteurs?) (?:d['’])?(?:IA|intelligence artificielle)|IA|intelligences? artificielles?|modèles? de langage)";
const spanishMachine =
  '(?:(?:asistentes?|modelos?|sistemas?|agentes?|herramientas?|lectores?) (?:de )?(?:IA|inteligencia artificial)|IA|inteligencias? artificiales?|modelos? de lenguaje)';
const nothing =
  '(?:mit|als|avec|à|con|como|de)? ?(?:0|null|zéro|cero|10)(?![\\d\\w]|[.,]\\d| ?(?:bis|à|a|-) ?\\d)';

/** The orders that are known best, in languages other than English. */
export const foreignOrders: readonly Order[] = [
  {
    pattern: new RegExp(
      `${start}(?:ignorier(?:e|en sie|t)|missachten? ?(?:sie)?|vergiss|vergessen sie|vergesst)(?: bitte)?[^.;]{0,40} (?:vorherigen|bisherigen|vorigen|früheren|obigen|vorangehenden|vorangegangenen|vorstehenden) [^.;]{0,30}(?:anweisung|instruktion|prompt|systemvorgabe)`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:Hinweis|Anweisung(?:en)?|Nachricht) (?:an|für) (?:alle |die |jede )?${germanMachine} ?:`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:bewerte|bewerten sie) (?:dies(?:en|es|e)|den|das|die) (?:vertrag|dokument|vereinbarung|text|aufsatz|bericht)(?: bitte)? ${nothing}`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `${start}(?:ignore[rz]?|oublie[rz]?|ne ten(?:ez|ons) (?:pas|aucun) compte|ne tiens pas compte)[^.;]{0,30} (?:instructions?|consignes?|directives?) [^.;]{0,20}(?:précédentes?|antérieures?|préalables?|ci-dessus|reçues|initiales)`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:instructions?|consignes?|notes?|messages?) (?:pour|à|aux) (?:les |l['’]|toutes les |tous les |des )?${frenchMachine} ?:`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `(?<![\\wà-ÿ])(?:notez?|évaluez?) (?:ce|cet|cette) (?:contrat|document|accord|texte|rédaction|rapport) ${nothing}`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `${start}(?:ignor[ae]n?|ignorad|olvid[ae]n?|olvidad|ha(?:z|ga|gan) caso omiso de|no tengas? en cuenta)[^.;]{0,20} (?:instrucciones|indicaciones|órdenes) [^.;]{0,20}(?:anteriores|previas|precedentes|iniciales)`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:instrucciones|notas?|mensajes?|aviso) (?:para|a) (?:los |las |la |todos los |todas las )?${spanishMachine} ?:`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:califi(?:ca|que)|evalú[ae]|puntú[ae]) (?:este|esta) (?:contrato|documento|acuerdo|texto|informe|redacción) ${nothing}`,
      'i',
    ),
  },
  {
    pattern:
      /(?:忽略|无视|無視|忘记|忘記|不要理会|忽视|忽視)(?:你|您|掉|在|所有|全部|一切|任何|的){0,4}(?:之前|以上|先前|前面|此前|以前|上面|上述|原有)[^。；;]{0,10}(?:指令|指示|命令|提示词|提示詞)/,
  },
  {
    pattern:
      /致(?:所有|各位|任何)?(?:人工智能|人工智慧|AI|大?语言模型|大型语言模型|聊天机器人)[^。：:]{0,8}[：:]/i,
  },
];
