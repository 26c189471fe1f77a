/** An error in the form of the provider's script. */
export interface SetupError {
  type: string;
  code?: string;
  message?: string;
  setup_intent?: Intent;
}

/** What the tests need of a setup intent. */
export interface Intent {
  id: string;
  status: string;
  client_secret: string;
  last_setup_error: SetupError | null;
  next_action: {
    type: string;
    redirect_to_url?: { url: string };
  } | null;
}

export interface IntentAnswer {
  setupIntent?: Intent;
  error?: SetupError;
}

export interface Appearance {
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

/** What a card is confirmed with beside what the form holds. */
export interface Confirmation {
  return_url: string;
  billing_details: Record<string, string>;
}

/** From the page to the frame of the card form. */
export type ToFrame =
  | { type: 'appearance'; appearance: Appearance }
  | { type: 'confirm'; number: number; confirmation: Confirmation };

/** From the frame of the card form to the page. */
export type FromFrame =
  | { type: 'loaded' | 'ready' | 'focus' | 'blur' }
  | { type: 'loaderror'; error: SetupError }
  | { type: 'change'; complete: boolean; empty: boolean }
  | { type: 'height'; height: number }
  | { type: 'confirmed'; number: number; answer: IntentAnswer }
  | { type: 'broken'; number: number; reason: string };
