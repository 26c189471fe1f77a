import { formatCount } from '../../lib/format.ts';
import type { Turn } from './turn.ts';

/** How a question stands, for those who do not see the page change; `label` is what people call the model. */
export function describeNews({ state, answer }: Turn, label: string): string {
  switch (state) {
    case 'asking':
      return answer?.model ? `${label} is answering.` : 'Searching the document.';
    case 'stopped':
      return 'The answer was stopped.';
    case 'failed':
      return '';
    default:
      return `Answered: ${countParts(answer)}.`;
  }
}

function countParts(answer: Turn['answer']): string {
  const sentences = answer?.model?.sentences.length ?? 0;
  const passages = formatCount(answer?.passages.length ?? 0, 'passage');
  return sentences > 0 ? `${formatCount(sentences, 'sentence')}, ${passages}` : passages;
}
