const names = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'];

/**
 * How setting up a card on the site of a bank has ended, where that is what leads here. It is taken out of the address at
 * once, so that neither the history nor a link that is passed on holds the secret.
 */
export function takeCardReturn(): string | undefined {
  const address = new URL(location.href);
  if (!address.searchParams.has('setup_intent')) return undefined;
  const status = address.searchParams.get('redirect_status') ?? '';
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return status;
}
