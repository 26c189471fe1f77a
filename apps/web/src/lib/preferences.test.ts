import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as PreferencesModule from './preferences.ts';

const defaults = { autoAnalysis: true, languageModel: true, usualRole: null };

/** The module as a page that has just been opened has it. */
async function openPage(): Promise<typeof PreferencesModule> {
  vi.resetModules();
  return await import('./preferences.ts');
}

describe('preferences', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are at their defaults until something is chosen', async () => {
    const { getPreferences } = await openPage();
    expect(getPreferences()).toEqual(defaults);
  });

  it('are the chosen ones in the page and when it is opened again', async () => {
    const first = await openPage();
    first.setPreferences({ autoAnalysis: false });
    expect(first.getPreferences()).toEqual({ ...defaults, autoAnalysis: false });
    const second = await openPage();
    expect(second.getPreferences()).toEqual({ ...defaults, autoAnalysis: false });
  });

  it('keep the language model off in this browser whatever else is chosen', async () => {
    const first = await openPage();
    first.setPreferences({ languageModel: false });
    first.setPreferences({ autoAnalysis: false });
    const second = await openPage();
    expect(second.getPreferences()).toEqual({
      autoAnalysis: false,
      languageModel: false,
      usualRole: null,
    });
  });

  it('last as long as the page where the browser refuses to remember them', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    const { getPreferences, setPreferences } = await openPage();
    setPreferences({ autoAnalysis: false });
    expect(getPreferences().autoAnalysis).toBe(false);
  });

  it.each(['', '{', 'null', '[]', '{"autoAnalysis":"no"}'])(
    'are at their defaults where %j is stored',
    async (text) => {
      const { parsePreferences } = await openPage();
      expect(parsePreferences(text)).toEqual(defaults);
    },
  );

  it('take what they know from the text of another version', async () => {
    const { parsePreferences } = await openPage();
    const text = JSON.stringify({ autoAnalysis: false, pigeonNotifications: true });
    expect(parsePreferences(text)).toEqual({ ...defaults, autoAnalysis: false });
  });

  it('are those of an account while one is followed, and are changed there', async () => {
    const { followAccount, getPreferences, setPreferences } = await openPage();
    setPreferences({ autoAnalysis: false });
    const change = vi.fn();
    const preferences = { autoAnalysis: true, languageModel: true, usualRole: 'tenant' } as const;
    followAccount({ preferences, change });
    expect(getPreferences()).toBe(preferences);
    setPreferences({ autoAnalysis: false });
    expect(change).toHaveBeenCalledExactlyOnceWith({ autoAnalysis: false });
    expect(getPreferences()).toBe(preferences);
    followAccount(undefined);
    expect(getPreferences()).toEqual({ ...defaults, autoAnalysis: false });
  });
});
