import type { ModelSettings } from './settings.ts';

/** Always named: the libraries would look for another one in the environment. */
const ownAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/** Where a model is asked, without a slash at the end. Throws for a model of another server that is given no address. */
export function getModelAddress({
  provider,
  apiUrl,
}: Pick<ModelSettings, 'provider' | 'apiUrl'>): string {
  const address = provider === 'openai-compatible' ? apiUrl : (apiUrl ?? ownAddresses[provider]);
  if (address === undefined) throw new Error('a model of another server needs its address');
  return address.replace(/\/+$/, '');
}
