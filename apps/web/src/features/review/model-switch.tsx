import { isReviewFinal } from '@clauselight/schema';
import { useAuth } from '../../lib/api/get-user.ts';
import { setPreferences } from '../../lib/preferences.ts';
import { useCancelReview } from '../../lib/review/change-review.ts';
import type { ReviewOf } from '../../lib/review/review-address.ts';
import { useReviewState } from '../../lib/review/review-context.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface ModelSwitchProps {
  of: ReviewOf;
  isOn: boolean;
  onActed: () => void;
}

/** The way to the switch of the language model: the settings of a signed-in person, right here for a guest. */
export function ModelSwitch({ of, isOn, onActed }: ModelSwitchProps) {
  const { user } = useAuth();
  const cancel = useCancelReview(of);
  const state = useReviewState();
  if (user) return <TextLink href="/settings">Change this in the settings</TextLink>;

  function turn() {
    // What is on its way must not go on.
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
      {isOn ? 'Switch it off' : 'Switch it on'}
    </button>
  );
}
