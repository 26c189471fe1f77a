import type { Order } from './machine-instructions-orders.ts';

const nothing = '(?:0|zero|10|ten|none|low|safe)(?![\\d%]|[.,/]\\d|,? ?(?:to|or|and|if|when) )';
const score = `\\b(?:score|rating|risk|verdict)s? ?(?:is|of|to|:|=|as) ?${nothing}`;
const noRisk =
  '\\b(?:no (?:risks?|findings?|issues)|risk[- ]free|harmless)\\b.{0,120}?\\b(?:score|review|analysis|agreement|contract|lease|loan|document|clauses?)\\b|\\b(?:review|analysis|agreement|contract|lease|loan|document|clauses?)\\b.{0,120}?\\b(?:no (?:risks?|findings?|issues)|risk[- ]free|harmless)\\b';
const rules =
  '\\b(?:system prompt|(?:previous|earlier|original|other|your) (?:prompt|instructions))\\b';
const answerKey =
  '"(?:findings|explanations|opinion|sentences|recommendations|notes|summary)" ?: ?[\\[{]';

function shape(pattern: string, follows?: string): Order {
  const compiled = new RegExp(pattern, 'i');
  return follows === undefined
    ? { pattern: compiled }
    : { pattern: compiled, follows: new RegExp(follows, 'i') };
}

/** Lines made to be taken for something else than the document: turns of a conversation, results, ends of a fence. */
export const shapes: readonly Order[] = [
  shape('^(?:assistant|ai (?:model|assistant)|chatbot|chatgpt|gpt-?\\d?) ?:', `${score}|${noRisk}`),
  shape(
    '(?:^|[(\\["\'*] ?)(?:system|developer|admin(?:istrator)?) ?:',
    `\\b(?:ignore|forget|disregard|new|replaces?|overrides?)\\b.{0,40}?${rules}|${rules}.{0,40}?\\b(?:void|obsolete)\\b|\\b(?:set|give|return|report|output|assign)\\b.{0,40}?${score}`,
  ),
  shape(
    '^(?:user|human) ?:',
    `\\b(?:list|report|find|mention|state) no (?:risks?|findings?)\\b|\\bsame (?:review|analysis) (?:again )?as json\\b|\\b(?:ignore|forget|reveal|repeat|print|disregard)\\b.{0,20}? ${rules}`,
  ),
  shape(
    '^[<[*]*(?:tool|function)[ _-](?:results?|calls?|outputs?|response)\\b[^:]{0,60}: ?[{[]',
    '"(?:score|verdict|risk|rating|findings)" ?:|\\b(?:lawful|harmless|risk-free)\\b',
  ),
  shape('^<\\/?[a-z_]{3,20}-[0-9a-f]{8,64}>$|^<\\/portion\\b[^>]{0,40}>$'),
  shape(
    '^-{2,} ?(?:begin|end) (?:of )?(?:the )?(?:system (?:prompt|message)|prompt|untrusted (?:text|document)) ?-{2,}$',
  ),
  shape(answerKey, '"quotes" ?: ?\\['),
  shape(
    '\\b(?:return|output|print|answer with|reply with|respond with) (?:only |exactly |just )*(?:this|the following)? ?(?:object|json|answer|report)?:? ?\\{',
    '"(?:score|opinion|findings|risks?|verdict)" ?:',
  ),
  shape(
    '\\]\\([^)\\s]{0,200}[?&][\\w-]{1,30}=[[{<$]{0,2}(?:SUMMARY|TEXT|(?:FIRST[-_])?CLAUSE|DOCUMENT|CONTENTS?|ANSWER|CONVERSATION|HISTORY|FINDINGS?|SECRETS?|PROMPT)[\\]}>]{0,2}[^)]{0,80}\\)',
    '\\b(?:replace|where|every answer|each (?:answer|finding)|your (?:answer|summary|response))\\b',
  ),
];
