import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeCardReturn } from './card-return.ts';

const replaceState = vi.fn();

function open(search: string) {
  replaceState.mockReset();
  vi.stubGlobal('location', { href: `https://clauselight.example/${search}` });
  vi.stubGlobal('history', { state: 'kept', replaceState });
  return takeCardReturn();
}
afterEach(() => vi.unstubAllGlobals());

describe('the address of somebody who comes back from their bank', () => {
  it.each(['succeeded', 'failed'])('says that it %s, and loses the secret at once', (status) => {
    const search = `?analysis=a&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=${status}`;
    expect(open(search)).toBe(status);
    expect(replaceState).toHaveBeenCalledTimes(1);
    const [state, , address] = replaceState.mock.calls[0] ?? [];
    expect(state).toBe('kept');
    expect(`${address}`).toBe('https://clauselight.example/?analysis=a');
  });

  it('without an outcome is no success', () => {
    expect(open('?setup_intent=seti_1')).toBe('');
  });
});

it('any other address stays as it is', () => {
  expect(open('?analysis=a')).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
