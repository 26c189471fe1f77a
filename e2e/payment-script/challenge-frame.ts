/**
 * Runs the page of a bank that asks the person to confirm that it is they who set up the card. Listens before there are
 * buttons: a click never comes too early.
 */
export function runChallenge(): void {
  const facts = new URLSearchParams(location.hash.slice(1));
  addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const query = new URLSearchParams({
      intent: facts.get('intent') ?? '',
      outcome: target.value,
    });
    await fetch(`/3d_secure_2/complete?${query}`, { method: 'POST' });
    parent.postMessage('answered', facts.get('origin') ?? '');
  });
}
