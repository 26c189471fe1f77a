import { count, fill, type HostileText } from './hostile-text.ts';

const contract = `SERVICES AGREEMENT

This Services Agreement is made on 1 March 2026 between Alder Ltd ("Supplier") and Birch Ltd ("Customer").

1. Services. The Supplier shall provide the services. The Customer shall pay the fees within 30 days.
2. Liability. The Supplier's liability shall not exceed the fees paid.
3. Term. This Agreement continues until it is terminated by either party on 90 days' notice.
4. Governing law. This Agreement is governed by the laws of England.

`;

/** A contract whose body repeats one shape. */
export function inContract(name: string, words: string | ((at: number) => string)): HostileText {
  const body = (length: number) =>
    typeof words === 'string' ? fill(words, length) : count(words, length);
  return { name, format: 'txt', make: (length) => contract + body(length) };
}
