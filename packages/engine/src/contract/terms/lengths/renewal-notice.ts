import { noticeLabels } from '../../notice-labels.ts';
import { isNoticeAgainst, isNoticeToRenew } from './notice-period.ts';
import { findRenewalMode } from './renewal-mode.ts';
import type { FoundRenewal } from './renewal-term.ts';
import type { ScoredMention } from './scored-mention.ts';

/** What a notice about the renewal is called, and what has to be done by its last day. */
interface RenewalNotice {
  readonly label: string;
  /** Absent when no last day can matter: nothing renews by itself, and nobody can choose it. */
  readonly deadline?: {
    readonly label: string;
    readonly action: string;
    readonly who?: string | undefined;
  };
}

const named = /\b(?:notice|notif\w+|notification)\b/i;

/** Names a notice that is due before the end of the term, by how the agreement is renewed. Nothing if it is none. */
export function nameRenewalNotice(
  notice: ScoredMention,
  renewal: FoundRenewal | undefined,
): RenewalNotice | undefined {
  const own = findRenewalMode(notice.sentence.passage.text);
  const stated = own?.mode === 'automatic' || own?.mode === 'option' ? own : renewal?.stated;
  const mode = stated?.mode ?? 'unclear';
  const by = own?.by ?? stated?.by;
  if (
    mode === 'agreement' &&
    isNoticeToRenew(notice) &&
    !named.test(notice.sentence.passage.text)
  ) {
    return undefined;
  }
  if (mode === 'option' || (mode !== 'automatic' && isNoticeToRenew(notice))) {
    return {
      label: 'Notice to renew',
      ...(mode === 'option' && {
        deadline: {
          label: 'Last day to give notice to renew',
          action: 'give notice to renew',
          who: by,
        },
      }),
    };
  }
  if (mode === 'automatic') {
    return {
      label: noticeLabels.renewal,
      deadline: {
        label: 'Last day to prevent renewal',
        action: 'give notice to prevent renewal',
        who: by,
      },
    };
  }
  return {
    label: isNoticeAgainst(notice) ? noticeLabels.renewal : 'Notice before the end of the term',
  };
}
