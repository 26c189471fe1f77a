import { describe, expect, it } from 'vitest';
import { getSignInAddress } from './sign-in-address.ts';

describe('a sign-in', () => {
  it('comes back to the page it began on, with everything in its address', () => {
    const address = getSignInAddress('/api/auth/google', '/', '?analysis=a&tab=document');
    expect(address).toBe('/api/auth/google?return_to=%2F%3Fanalysis%3Da%26tab%3Ddocument');
    expect(new URL(address, 'http://a').searchParams.get('return_to')).toBe(
      '/?analysis=a&tab=document',
    );
    expect(getSignInAddress('/auth/google/simple', '/settings')).toBe(
      '/auth/google/simple?return_to=%2Fsettings',
    );
  });

  it.each([
    ['/', ''],
    ['/sign-in-failed', '?reason=denied'],
    ['/unsubscribe', '?token=secret'],
    ['/oauth-setup', ''],
  ])('begun on %s%s comes back to where all begins', (pathname, search) => {
    expect(getSignInAddress('/api/auth/google', pathname, search)).toBe('/api/auth/google');
  });
});
