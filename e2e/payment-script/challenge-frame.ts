/** Runs the page of a bank that asks the person to confirm that it is they who set up the card. */
export function runChallenge(): void {
  const facts = new URLSearchParams(location.hash.slice(1));
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', async () => {
      const query = new URLSearchParams({
        intent: facts.get('intent') ?? '',
        outcome: button.value,
      });
      await fetch(`/3d_secure_2/complete?${query}`, { method: 'POST' });
      parent.postMessage('answered', facts.get('origin') ?? '');
    });
  }
}
