import { describe, expect, it } from 'vitest';
import { describePhone } from '../../lib/phone.ts';
import { describeEmail, findContactProblem } from './contact.ts';

const email = 'ada@example.com';
const phone = '+1 (415) 555-0100';

describe('a contact', () => {
  it.each([
    ['', ''],
    [email, ''],
    ['', phone],
    ['  ', phone],
    [email, '  '],
  ])('of %j and %j is missing information', (email, phone) => {
    expect(findContactProblem({ email, phone })).toEqual({
      title: 'Missing Information',
      description: 'Please provide your email and phone number',
    });
  });

  it.each(['ada', 'ada@', 'ada@example', 'a da@example.com'])('has no e-mail in %j', (email) => {
    expect(findContactProblem({ email, phone })).toEqual({
      title: 'Invalid Email',
      description: 'Please enter a valid email address',
    });
    expect(describeEmail(email)).toBe('Please enter a valid email address');
  });

  it.each(['0', '12345', '+0 415 555 0100', 'call me', '++14155550100'])(
    'has no phone in %j',
    (phone) => {
      expect(findContactProblem({ email, phone })).toEqual({
        title: 'Invalid Phone Number',
        description: 'Please enter a valid phone number with country code',
      });
      expect(describePhone(phone)).toBe('Please enter a valid phone number');
    },
  );

  it.each([
    [email, phone],
    [` ${email} `, '4155550100'],
  ])('of %j and %j is complete', (email, phone) => {
    expect(findContactProblem({ email, phone })).toBeUndefined();
    expect(describeEmail(email)).toBeUndefined();
    expect(describePhone(phone)).toBeUndefined();
  });

  it('has nothing wrong in a field that is still empty', () => {
    expect(describeEmail('')).toBeUndefined();
    expect(describePhone(' ')).toBeUndefined();
  });
});
