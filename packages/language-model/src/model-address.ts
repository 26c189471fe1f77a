import type { ModelSettings } from './settings.ts';

/** Always given explicitly: otherwise the libraries would read the environment. */
const ownAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/**
 * The base URL of a model, without a slash at the end.
 *
 * @param settings - The provider, and the URL that is configured.
 * @throws Error if a model of another server has no URL.
 */
export function getModelAddress({
  provider,
  apiUrl,
}: Pick<ModelSettings, 'provider' | 'apiUrl'>): string {
  const address = provider === 'openai-compatible' ? apiUrl : (apiUrl ?? ownAddresses[provider]);
  if (address === undefined) throw new Error('a model of another server needs its address');
  return address.replace(/\/+$/, '');
}
