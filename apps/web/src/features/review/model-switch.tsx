import { isReviewFinal } from '@clauselight/schema';
import { useAuth } from '../../lib/api/get-user.ts';
import { setPreferences } from '../../lib/preferences.ts';
import { useCancelReview } from '../../lib/review/change-review.ts';
import type { ReviewOf } from '../../lib/review/review-address.ts';
import { useReviewState } from '../../lib/review/review-context.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { t } from './messages.ts';

interface ModelSwitchProps {
  of: ReviewOf;
  isOn: boolean;
  onActed: () => void;
}

/** Switches the language model on or off: a link to the settings for users, a button for guests. */
export function ModelSwitch({ of, isOn, onActed }: ModelSwitchProps) {
  const { user } = useAuth();
  const cancel = useCancelReview(of);
  const state = useReviewState();
  if (user) return <TextLink href="/settings">{t('review.switch.settings')}</TextLink>;

  function turn() {
    // A running review is cancelled when the model is switched off.
    if (state && !isReviewFinal(state.status)) cancel.mutate();
    setPreferences({ languageModel: !isOn });
    onActed();
  }

  return (
    <button
      type="button"
      onClick={turn}
      className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {isOn ? t('review.switch.off') : t('review.switch.on')}
    </button>
  );
}
