import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which a script that has neither come nor failed counts as one that does not come. */
const longestWaitMs = 20_000;

/** The payment provider's script, asked for when it is first needed and again when it is wanted after a failure. */
export function useProvider(paymentKey: string) {
  return useQuery({
    queryKey: ['payment-provider', paymentKey],
    queryFn: () => loadProvider(paymentKey),
    structuralSharing: false,
  });
}

async function loadProvider(paymentKey: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    const error = new Error("the payment provider's script does not come");
    timer = setTimeout(() => reject(error), longestWaitMs);
  });
  try {
    return await Promise.race([loadStripe(paymentKey), isLate]);
  } finally {
    clearTimeout(timer);
  }
}
