import { t } from './messages.ts';
import type { Turn } from './turn.ts';

/** How a question stands, for those who do not see the page change; `label` is what people call the model. */
export function describeNews({ state, answer }: Turn, label: string): string {
  switch (state) {
    case 'asking':
      return answer?.model
        ? t('questions.news.answering', { model: label })
        : t('questions.news.searching');
    case 'stopped':
      return t('questions.news.stopped');
    case 'failed':
      return '';
    default:
      return t('questions.news.answered', {
        sentences: answer?.model?.sentences.length ?? 0,
        passages: answer?.passages.length ?? 0,
      });
  }
}
