import { createHash } from 'node:crypto';
import type { DevelopmentPerson } from './person.ts';

const maxPeople = 1000;

export type People = ReturnType<typeof createPeople>;

/** The people of the sign-ins in progress. One e-mail address is one person. */
export function createPeople() {
  const people = new Map<string, DevelopmentPerson>();
  return {
    add(person: DevelopmentPerson): string {
      const id = createHash('sha256').update(person.email.toLowerCase()).digest('base64url');
      people.delete(id);
      people.set(id, person);
      const [oldest] = people.keys();
      if (people.size > maxPeople && oldest !== undefined) people.delete(oldest);
      return id;
    },
    async find(accountId: string) {
      const person = people.get(accountId);
      if (person === undefined) return undefined;
      return {
        accountId,
        claims: async () => ({ sub: accountId, ...person, email_verified: true }),
      };
    },
  };
}
