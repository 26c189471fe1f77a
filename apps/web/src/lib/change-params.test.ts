import { expect, it } from 'vitest';
import { changeParams } from './change-params.ts';

it('what is empty leaves the address, what is not is set, and the rest stays', () => {
  const params = new URLSearchParams('analysis=1&q=cap&sort=category');
  expect(changeParams(params, { q: '', sort: 'document', severity: '4' }).toString()).toBe(
    'analysis=1&sort=document&severity=4',
  );
  expect(params.get('q')).toBe('cap');
});
